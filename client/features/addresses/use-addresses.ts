import { useLayoutEffect, useState } from 'react';
import { type AnyVariables, type RequestPolicy, type TypedDocumentNode, useClient } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { AddressesDocument, type AddressesQuery, UpdateAddressDocument } from '../../graphql/generated/graphql.ts';
import { useAddressesQuery } from '../../graphql/generated/hooks.ts';
import { exactly } from '../../graphql/keep-shown-answers.ts';
import { useTellFailure } from '../../graphql/use-submit.ts';
import { persisted, usePersisted } from '../../storage/persisted.ts';
import type { Position } from '../../ui/own-position.ts';
import { type Address, preferredOf, shownAddresses } from './address-list.ts';

/** How long a loaded list counts as current. */
const freshMs = 60_000;

/** The list is loaded again after every change, also after one that failed: only its answer may be lost. */
const changing = { additionalTypenames: ['Address'] };

/** An empty list has no type names of its own; the dialog shows its failure itself. */
const context = { ...changing, ...exactly };

/** The id of the preferred address: the last choice in this browser, or what the provider has marked since. */
export const rememberedAddress = persisted('address', (_stored, text) => text, { personal: true });

/** The last list that was loaded, which stays on the screen while the next one is loading, or fails. */
let loaded: { data: AddressesQuery; at: number } | null = null;

/** The choice that the provider has not answered yet: a list that comes meanwhile may not know it. */
let choice: Promise<unknown> | null = null;

/** The preferred address while nothing is being chosen: a choice that fails gives it back. */
let former: string | null = null;

const note = (data: AddressesQuery): void => {
  if (data === loaded?.data) return;
  loaded = { data, at: Date.now() };
  const preferred = preferredOf(data.addresses, rememberedAddress.read());
  if (preferred && !choice) rememberedAddress.write(preferred);
};

/** The customer's addresses, as a dialog shows them when it opens: loaded again when they are older than a minute. */
export const useAddresses = () => {
  const [requestPolicy] = useState(
    (): RequestPolicy => (loaded && Date.now() - loaded.at < freshMs ? 'cache-first' : 'cache-and-network'),
  );
  const [{ data, error, fetching }, execute] = useAddressesQuery({ requestPolicy, context });
  // Before the browser paints, so that no other address is marked for a moment.
  useLayoutEffect(() => {
    if (data) note(data);
  }, [data]);
  const preferred = usePersisted(rememberedAddress, null);
  const known = data ?? loaded?.data;
  return {
    /** In the order in which they are shown; null until they have been loaded once. */
    addresses: known ? shownAddresses(known.addresses, preferred) : null,
    hasFailed: error !== undefined,
    isLoading: fetching,
    execute,
  };
};

/** Sends a change, and waits for the list that follows it, so that the dialog behind does not show the former one. */
export const useChangeAddresses = () => {
  const client = useClient();
  return async <Data, Variables extends AnyVariables>(
    change: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const result = await client.mutation(change, variables, changing);
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
  const tellFailure = useTellFailure();
  return async (address: Address & Position): Promise<void> => {
    if (!choice) former = rememberedAddress.read();
    rememberedAddress.write(address.id);
    const { __typename, id, ...fields } = address;
    const variables = { id, input: { ...fields, isPreferred: true } };
    const sent = Promise.resolve(choice).then(() => client.mutation(UpdateAddressDocument, variables, changing));
    choice = sent;
    const { error } = await sent;
    if (!error) former = address.id;
    if (choice !== sent) return;
    choice = null;
    if (!error) return;
    rememberedAddress.write(former);
    tellFailure(failureOf(error), { whatFailed: 'addresses.preferFailed' });
  };
};
