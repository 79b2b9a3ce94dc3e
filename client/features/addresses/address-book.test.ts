import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../graphql/failure.ts';
import { type AddressAnswer, AddressBook } from './address-book.ts';
import type { Address } from './address-list.ts';

const address = (id: string, isPreferred = false): Address => ({
  __typename: 'Address',
  id,
  title: `Address ${id}`,
  fullAddress: null,
  description: null,
  buildingNumber: null,
  streetName: null,
  cityName: null,
  neighborhood: null,
  latitude: 24.7,
  longitude: 46.7,
  isPreferred,
});

const failure: Failure = { code: 'PROVIDER_UNAVAILABLE', message: null, fields: {}, retryAfterSeconds: null };

/** A question whose answer the test gives when it wants. */
const pending = <Answer>() => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { ask: () => promise, answer: resolve };
};

let now: number;
let remembered: string | null;
let questions: number;
let answer: () => Promise<AddressAnswer>;
let book: AddressBook;

const answering = (...addresses: Address[]) => {
  answer = async () => ({ addresses, failure: null });
};
const failing = () => {
  answer = async () => ({ addresses: null, failure });
};
const shown = () => book.current().addresses?.map(({ id, isPreferred }) => (isPreferred ? `${id}*` : id));

beforeEach(() => {
  now = 1_000;
  remembered = null;
  questions = 0;
  answering(address('1', true), address('2'), address('3'));
  book = new AddressBook({
    ask: () => {
      questions += 1;
      return answer();
    },
    now: () => now,
    remembered: () => remembered,
    remember: (id) => {
      remembered = id;
    },
  });
});

describe('the address book', () => {
  it('asks the provider again only after 60 seconds, or when a customer forces it [ADDR-13]', async () => {
    await book.load();
    now += 59_999;
    await book.load();
    expect(questions).toBe(1);
    await book.load({ isForced: true });
    expect(questions).toBe(2);
    now += 60_000;
    await book.load();
    expect(questions).toBe(3);
  });

  it('asks once for two dialogs that open at the same time', async () => {
    await Promise.all([book.load(), book.load()]);
    expect(questions).toBe(1);
  });

  it('asks again right after a failure, and keeps what it knew', async () => {
    await book.load();
    failing();
    await book.load({ isForced: true });
    expect(shown()).toEqual(['1*', '3', '2']);
    expect(book.current().failure).toEqual(failure);
    now += 60_000;
    answering(address('4'));
    await book.load();
    expect(shown()).toEqual(['4']);
    expect(book.current().failure).toBeNull();
  });

  it('takes the remembered address for the preferred one after each answer that marks none [ADDR-12]', async () => {
    remembered = '2';
    answering(address('1'), address('2'), address('3'));
    await book.load();
    expect(shown()).toEqual(['2*', '3', '1']);
    answering(address('1'), address('2'), address('3', true));
    await book.load({ isForced: true });
    expect(shown()).toEqual(['3*', '2', '1']);
    answering(address('1'), address('2'), address('3'));
    await book.load({ isForced: true });
    expect(shown()).toEqual(['2*', '3', '1']);
  });

  it('shows a chosen address as preferred before the provider has answered [ADDR-11]', async () => {
    await book.load();
    const sending = pending<Failure | null>();
    const done = book.prefer('2', sending.ask);
    expect(shown()).toEqual(['2*', '3', '1']);
    expect(remembered).toBe('2');
    sending.answer(null);
    expect(await done).toBeNull();
    expect(shown()).toEqual(['2*', '3', '1']);
  });

  it('gives the former one back when the provider refuses the choice [ADDR-11]', async () => {
    await book.load();
    expect(await book.prefer('2', async () => failure)).toEqual(failure);
    expect(shown()).toEqual(['1*', '3', '2']);
    expect(remembered).toBe('1');
  });

  it('keeps the last of two quick choices, also when the first one is answered late or fails', async () => {
    await book.load();
    const first = pending<Failure | null>();
    const sent: string[] = [];
    const one = book.prefer('2', () => {
      sent.push('2');
      return first.ask();
    });
    await Promise.resolve();
    const other = book.prefer('3', async () => {
      sent.push('3');
      return null;
    });
    expect(sent).toEqual(['2']);
    first.answer(failure);
    expect(await Promise.all([one, other])).toEqual([null, null]);
    expect(sent).toEqual(['2', '3']);
    expect(shown()).toEqual(['3*', '2', '1']);
    expect(remembered).toBe('3');
  });

  it('does not fall back to a list that was asked for before the choice', async () => {
    await book.load();
    const early = pending<AddressAnswer>();
    answer = early.ask;
    const loading = book.load({ isForced: true });
    const choosing = book.prefer('2', async () => null);
    answering(address('1'), address('2', true));
    await choosing;
    early.answer({ addresses: [address('1', true), address('2')], failure: null });
    await loading;
    await book.load();
    expect(shown()).toEqual(['2*', '1']);
  });

  it('has a saved address at once, and lets go of a deleted one', async () => {
    await book.load();
    failing();
    book.saved(address('4'));
    expect(shown()).toEqual(['1*', '4', '3', '2']);
    book.saved({ ...address('3', true), title: 'Work' });
    expect(shown()).toEqual(['3*', '4', '2', '1']);
    book.removed('3');
    expect(shown()).toEqual(['4', '2', '1']);
  });
});
