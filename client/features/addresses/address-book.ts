import type { Failure } from '../../graphql/failure.ts';
import { ExternalStore } from '../../storage/external-store.ts';
import { type Address, inOrder, preferredOf, preferring } from './address-list.ts';

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
