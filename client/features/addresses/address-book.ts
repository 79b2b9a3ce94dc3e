import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Client, useClient } from 'urql';
import { type Failure, failureOf, textOfFailure } from '../../graphql/failure.ts';
import { AddressesDocument } from '../../graphql/generated/graphql.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { ExternalStore } from '../../storage/external-store.ts';
import { persisted } from '../../storage/persisted.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Address, inOrder, preferredOf, preferring } from './address-list.ts';
import type { Position } from './map-rules.ts';

/** How long the list is believed. Milliseconds. */
export const freshMs = 60_000;

export type AddressAnswer = { addresses: readonly Address[]; failure: null } | { addresses: null; failure: Failure };

export type AddressBookState = {
  /** In the order in which they are shown; null until they have been answered once. */
  addresses: readonly Address[] | null;
  /** Why the last question failed; addresses of an earlier answer stay. */
  failure: Failure | null;
  isLoading: boolean;
};

type Surroundings = {
  ask: () => Promise<AddressAnswer>;
  /** Milliseconds. */
  now: () => number;
  remembered: () => string | null;
  remember: (id: string | null) => void;
};

/** One customer's addresses as this window knows them, with the choice that is under way already applied. */
export class AddressBook extends ExternalStore<AddressBookState> {
  readonly #around: Surroundings;
  #listed: readonly Address[] | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | null = null;
  #questions = 0;
  #choices = 0;
  #chosen: string | null = null;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings) {
    super({ addresses: null, failure: null, isLoading: false });
    this.#around = around;
  }

  /** Asks for the list unless it is fresh or on its way; `isForced` asks in any case. */
  load({ isForced = false } = {}): Promise<void> {
    if (!isForced && this.#loading) return this.#loading;
    if (!isForced && this.#around.now() - this.#answeredAt < freshMs) return Promise.resolve();
    this.#loading = this.#ask();
    this.#show({ isLoading: true, failure: null });
    return this.#loading;
  }

  /**
   * Makes an address the preferred one at once and tells the provider by `send`, one choice after the other. When that
   * fails, and nothing else has been chosen since, the former one is preferred again and the failure is answered.
   */
  async prefer(id: string, send: () => Promise<Failure | null>): Promise<Failure | null> {
    this.#choices += 1;
    const choice = this.#choices;
    this.#chosen = id;
    this.#around.remember(id);
    this.#show({});
    const sent = this.#lastWrite.then(() => (choice === this.#choices ? send() : null));
    this.#lastWrite = sent;
    const failure = await sent;
    if (choice !== this.#choices) return null;
    this.#chosen = null;
    if (!failure && this.#listed) this.#listed = preferring(this.#listed, id);
    if (failure) this.#around.remember(this.#listed?.find(({ isPreferred }) => isPreferred)?.id ?? null);
    this.#show({});
    // A list that was asked for before the choice may not know it yet, and after a failure only the provider knows.
    if (this.#loading || failure) this.load({ isForced: true });
    return failure;
  }

  /** Takes over an address that the provider has just accepted, and asks for the list anew. */
  saved(address: Address): void {
    if (this.#listed) {
      const all = [address, ...this.#listed.filter(({ id }) => id !== address.id)];
      this.#listed = address.isPreferred ? preferring(all, address.id) : all;
    }
    if (address.isPreferred) this.#around.remember(address.id);
    this.load({ isForced: true });
  }

  removed(id: string): void {
    this.#listed = this.#listed?.filter((address) => address.id !== id) ?? null;
    this.load({ isForced: true });
  }

  async #ask(): Promise<void> {
    this.#questions += 1;
    const question = this.#questions;
    const { addresses, failure } = await this.#around.ask();
    if (question !== this.#questions) return this.#loading ?? undefined;
    this.#loading = null;
    if (addresses) {
      this.#listed = preferring(addresses, preferredOf(addresses, this.#around.remembered()));
      this.#answeredAt = this.#around.now();
    }
    this.#show({ isLoading: false, failure });
  }

  #show(change: Partial<AddressBookState>) {
    const listed = this.#chosen && this.#listed ? preferring(this.#listed, this.#chosen) : this.#listed;
    this.set({ ...this.current(), addresses: listed && inOrder(listed), ...change });
  }
}

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

type Unplaced = { latitude: number | null; longitude: number | null };

/** Whether it is known where an address, or a branch, is. */
export const isPlaced = <Thing extends Unplaced>(thing: Thing): thing is Thing & Position =>
  thing.latitude !== null && thing.longitude !== null;
