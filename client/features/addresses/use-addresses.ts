import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Client, type OperationResult, type RequestPolicy, useClient } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { AddressesDocument, type AddressesQuery, UpdateAddressDocument } from '../../graphql/generated/graphql.ts';
import { useAddressesQuery } from '../../graphql/generated/hooks.ts';
import { exactly } from '../../graphql/keep-shown-answers.ts';
import { useTellFailure } from '../../graphql/use-submit.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { ExternalStore } from '../../storage/external-store.ts';
import { persisted, usePersisted } from '../../storage/persisted.ts';
import { type Address, type Position, preferredInput, shownAddresses } from './address-list.ts';

/** How long the list is believed. Milliseconds. */
const freshMs = 60_000;

/** The list is asked for again after every change, also after one that failed: only its answer may be lost. */
export const changing = { additionalTypenames: ['Address'] };

/** An empty list has no type names of its own; a failure is told in the dialog. */
const context = { ...changing, ...exactly };

/** What a window keeps of the customer's addresses beside urql's cache. */
class KeptAddresses {
  /** The last answer, which stays on the screen while another one is waited for, or does not come. */
  last: { data: AddressesQuery; at: number } | null = null;
  /** The change that is under way. */
  turn: Promise<unknown> = Promise.resolve();
  /** The choice that the provider has not answered yet, and the address that was remembered before it. */
  readonly choice = new ExternalStore<{ id: string; former: string | null } | null>(null);

  note(data: AddressesQuery | undefined): void {
    if (data && data !== this.last?.data) this.last = { data, at: Date.now() };
  }
}

const keptBy = new WeakMap<Client, KeptAddresses>();

const keptOf = (client: Client): KeptAddresses => {
  const kept = keptBy.get(client) ?? new KeptAddresses();
  keptBy.set(client, kept);
  return kept;
};

const refresh = async (client: Client): Promise<void> => {
  const { data } = await client.query(AddressesDocument, {}, { ...context, requestPolicy: 'network-only' });
  keptOf(client).note(data);
};

/**
 * Sends one change of the addresses after the other, so that the last one wins, each after the list that follows the one
 * before. A change is done when the list knows of it; a failure is answered at once. `send` answers null when there is
 * nothing to change any more.
 */
export const changeAddresses = async <Result extends OperationResult | null>(
  client: Client,
  send: () => Promise<Result>,
): Promise<Result> => {
  const kept = keptOf(client);
  const sent = kept.turn.then(send);
  const listed = sent.then((result) => result && refresh(client));
  kept.turn = listed;
  const result = await sent;
  if (!result?.error) await listed;
  return result;
};

/** The id of the address that was chosen last in this browser. */
export const rememberedAddress = persisted('address', (_stored, text) => text, { personal: true });

/** The customer's addresses, as a dialog shows them when it opens: asked for again when they are older than a minute. */
export const useAddresses = () => {
  const pause = useSession() === null;
  const kept = keptOf(useClient());
  const { choice, last } = kept;
  const [requestPolicy] = useState((): RequestPolicy => {
    const isFresh = last !== null && Date.now() - last.at < freshMs;
    // The list comes anew after a choice; what is asked before that may not know it.
    return isFresh || choice.current() ? 'cache-first' : 'cache-and-network';
  });
  const [{ data, error, fetching, stale }, execute] = useAddressesQuery({ requestPolicy, context, pause });
  useEffect(() => kept.note(data), [kept, data]);
  const remembered = usePersisted(rememberedAddress, null);
  const chosen = useSyncExternalStore(choice.subscribe, choice.current)?.id ?? null;
  const known = data ?? last?.data;
  return {
    /** In the order in which they are shown; null until they have been answered once. */
    addresses: known ? shownAddresses(known.addresses, { remembered, chosen }) : null,
    hasFailed: error !== undefined,
    isLoading: fetching || stale,
    reload: () => execute({ requestPolicy: 'network-only' }),
  };
};

/**
 * Makes an address the preferred one at once, and tells the provider. When that fails, and nothing else has been chosen
 * since, the former one is preferred again, and a toast says so even when the dialog is gone.
 */
export const usePreferAddress = () => {
  const client = useClient();
  const { choice } = keptOf(client);
  const tellFailure = useTellFailure();
  return async (address: Address & Position): Promise<void> => {
    const pending = choice.current();
    const own = { id: address.id, former: pending ? pending.former : rememberedAddress.read() };
    const isLast = () => choice.current() === own;
    choice.set(own);
    rememberedAddress.write(own.id);
    const variables = { id: own.id, input: preferredInput(address) };
    const result = await changeAddresses(client, async () =>
      isLast() ? client.mutation(UpdateAddressDocument, variables, changing) : null,
    );
    if (!isLast()) return;
    choice.set(null);
    if (!result?.error) return;
    rememberedAddress.write(own.former);
    tellFailure(failureOf(result.error), { whatFailed: 'addresses.preferFailed' });
  };
};
