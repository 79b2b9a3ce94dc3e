import { useLayoutEffect, useState } from 'react';
import { type Client, type OperationResult, type RequestPolicy, useClient } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { AddressesDocument, type AddressesQuery, UpdateAddressDocument } from '../../graphql/generated/graphql.ts';
import { useAddressesQuery } from '../../graphql/generated/hooks.ts';
import { exactly } from '../../graphql/keep-shown-answers.ts';
import { useTellFailure } from '../../graphql/use-submit.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { persisted, usePersisted } from '../../storage/persisted.ts';
import { type Address, type Position, preferredInput, preferredOf, shownAddresses } from './address-list.ts';

/** How long a loaded list counts as current. Milliseconds. */
const freshMs = 60_000;

/** The list is loaded again after every change, also after one that failed: only its answer may be lost. */
export const changing = { additionalTypenames: ['Address'] };

/** An empty list has no type names of its own; the dialog shows its failure itself. */
const context = { ...changing, ...exactly };

/** The id of the preferred address: the last choice in this browser, or what the provider has marked since. */
export const rememberedAddress = persisted('address', (_stored, text) => text, { personal: true });

type AddressBook = {
  /** The last list that was loaded, which stays on the screen while the next one is loading, or fails. */
  loaded: { data: AddressesQuery; at: number } | null;
  /** The choice that the provider has not answered yet: a list that comes meanwhile may not know it. */
  choice: Promise<unknown> | null;
  /** The preferred address while nothing is being chosen: a choice that fails gives it back. */
  former: string | null;
};

const books = new WeakMap<Client, AddressBook>();

const bookOf = (client: Client): AddressBook => {
  const known = books.get(client) ?? { loaded: null, choice: null, former: null };
  books.set(client, known);
  return known;
};

const note = (own: AddressBook, data: AddressesQuery): void => {
  if (data === own.loaded?.data) return;
  own.loaded = { data, at: Date.now() };
  const preferred = preferredOf(data.addresses, rememberedAddress.read());
  if (preferred && !own.choice) rememberedAddress.write(preferred);
};

/** The customer's addresses, as a dialog shows them when it opens: loaded again when they are older than a minute. */
export const useAddresses = () => {
  const own = bookOf(useClient());
  const pause = useSession() === null;
  const [requestPolicy] = useState(
    (): RequestPolicy => (own.loaded && Date.now() - own.loaded.at < freshMs ? 'cache-first' : 'cache-and-network'),
  );
  const [{ data, error, fetching }, execute] = useAddressesQuery({ requestPolicy, context, pause });
  // Before the browser paints, so that no other address is marked for a moment.
  useLayoutEffect(() => {
    if (data) note(own, data);
  }, [own, data]);
  const preferred = usePersisted(rememberedAddress, null);
  const known = data ?? own.loaded?.data;
  return {
    /** In the order in which they are shown; null until they have been loaded once. */
    addresses: known ? shownAddresses(known.addresses, preferred) : null,
    hasFailed: error !== undefined,
    isLoading: fetching,
    reload: () => execute({ requestPolicy: 'network-only' }),
  };
};

/** Sends a change, and waits for the list that follows it, so that the dialog behind does not show the former one. */
export const useChangeAddresses = () => {
  const client = useClient();
  return async <Data>(change: () => Promise<OperationResult<Data>>): Promise<OperationResult<Data>> => {
    const result = await change();
    if (!result.error) await client.query(AddressesDocument, {}, { ...context, requestPolicy: 'network-only' });
    return result;
  };
};

/**
 * Makes an address the preferred one at once, and tells the provider, one choice after the other. When that fails, and
 * nothing else has been chosen since, the former one is preferred again, and a toast says so even when the dialog is gone.
 */
export const usePreferAddress = () => {
  const client = useClient();
  const own = bookOf(client);
  const tellFailure = useTellFailure();
  return async (address: Address & Position): Promise<void> => {
    if (!own.choice) own.former = rememberedAddress.read();
    rememberedAddress.write(address.id);
    const variables = { id: address.id, input: preferredInput(address) };
    const sent = Promise.resolve(own.choice).then(() => client.mutation(UpdateAddressDocument, variables, changing));
    own.choice = sent;
    const { error } = await sent;
    if (!error) own.former = address.id;
    if (own.choice !== sent) return;
    own.choice = null;
    if (!error) return;
    rememberedAddress.write(own.former);
    tellFailure(failureOf(error), { whatFailed: 'addresses.preferFailed' });
  };
};
