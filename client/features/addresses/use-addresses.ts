import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Client, useClient } from '../../graphql/client.ts';
import { type Failure, failureOf, textOfFailure } from '../../graphql/failure.ts';
import { AddressesDocument, type AddressInput, UpdateAddressDocument } from '../../graphql/generated/operations.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { persisted } from '../../storage/persisted.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { AddressBook, type AddressBookState } from './address-book.ts';
import type { Address } from './address-list.ts';

/** The id of the address that was chosen last in this browser. */
const rememberedAddress = persisted('address', (_stored, text) => text, { personal: true });

const unanswered: Failure = { code: 'INTERNAL', message: null, fields: {}, retryAfterSeconds: null };

const bookFor = (client: Client): AddressBook =>
  new AddressBook({
    ask: async () => {
      const { data, error } = await client.query(AddressesDocument, {}, { requestPolicy: 'network-only' });
      if (data && !error) return { addresses: data.addresses, failure: null };
      return { addresses: null, failure: error ? failureOf(error) : unanswered };
    },
    now: Date.now,
    remembered: rememberedAddress.read,
    remember: rememberedAddress.write,
  });

const books = new WeakMap<Client, { owner: string; book: AddressBook }>();

/** The address book of the signed-in customer; that of an earlier customer is dropped. */
export const useAddressBook = (): AddressBook => {
  const client = useClient();
  const owner = useSession()?.claims ?? '';
  const known = books.get(client);
  if (known?.owner === owner) return known.book;
  const book = bookFor(client);
  books.set(client, { owner, book });
  return book;
};

/** The addresses for a dialog that shows them; asked for unless they are fresh. */
export const useAddresses = (): AddressBookState => {
  const book = useAddressBook();
  const isSignedIn = useSession() !== null;
  const state = useSyncExternalStore(book.subscribe, book.current);
  useEffect(() => {
    if (isSignedIn) book.load();
  }, [book, isSignedIn]);
  return state;
};

/** Says what failed, in our words, and why, in the provider's if there are any. */
export const useTellFailure = () => {
  const text = useText();
  return useCallback(
    (what: MessageId, failure: Failure) =>
      showToast({ title: text(what), description: textOfFailure(text, failure), color: 'error' }),
    [text],
  );
};

type Placed = Address & { latitude: number; longitude: number };

export const isPlaced = (address: Address): address is Placed =>
  address.latitude !== null && address.longitude !== null;

/** All fields of the address, and the mark. */
const preferredInput = (address: Placed): AddressInput => ({
  title: address.title,
  fullAddress: address.fullAddress,
  description: address.description,
  buildingNumber: address.buildingNumber,
  streetName: address.streetName,
  cityName: address.cityName,
  neighborhood: address.neighborhood,
  latitude: address.latitude,
  longitude: address.longitude,
  isPreferred: true,
});

/** Makes an address the preferred one; the failure is told even when the dialog is gone. */
export const usePreferAddress = () => {
  const client = useClient();
  const book = useAddressBook();
  const tell = useTellFailure();
  return async (address: Placed): Promise<void> => {
    const failure = await book.prefer(address.id, async () => {
      const variables = { id: address.id, input: preferredInput(address) };
      const { error } = await client.mutation(UpdateAddressDocument, variables);
      return error ? failureOf(error) : null;
    });
    if (failure) tell('addresses.preferFailed', failure);
  };
};
