import {
  Client,
  cacheExchange,
  composeExchanges,
  createRequest,
  type Exchange,
  fetchExchange,
  ssrExchange,
} from '@urql/core';
import { describe, expect, it } from 'vitest';
import { pipe, subscribe } from 'wonka';
import { sendAsWritten } from './late/send-as-written.ts';
import { lateExchanges } from './late-exchanges.ts';
import { writtenDocument } from './written-document.ts';

const printed = writtenDocument('query Printed', '101'.padEnd(64, '0'));
const failed = writtenDocument('query Failed', '104'.padEnd(64, '0'));
const unknown = writtenDocument('query Unknown', '102'.padEnd(64, '0'));
const greet = writtenDocument('mutation Greet', '103'.padEnd(64, '0'));

const greeting = (text: string) => ({ text, __typename: 'Greeting' });

/** A client of a page that carries the answer of `Printed`; the first `failures` attempts to fetch its exchanges fail. */
const openPage = (failures = 0) => {
  const state = {
    [createRequest(printed, {}).key]: { data: JSON.stringify({ greeting: greeting('printed') }) },
    [createRequest(failed, {}).key]: { error: { graphQLErrors: ['The provider is away'] } },
  };
  const sent: string[] = [];
  let loads = 0;
  const load = async (): Promise<Exchange> => {
    loads += 1;
    if (loads <= failures) throw new TypeError('Failed to fetch');
    return composeExchanges([
      cacheExchange,
      ssrExchange({ isClient: true, initialState: state }),
      sendAsWritten,
      fetchExchange,
    ]);
  };
  const client = new Client({
    url: 'https://shop.example/graphql',
    preferGetMethod: false,
    fetch: async (_address, init) => {
      const { operationName } = JSON.parse(String(init?.body));
      sent.push(operationName);
      return Response.json({ data: { [operationName === 'Greet' ? 'greet' : 'greeting']: greeting('sent') } });
    },
    exchanges: [lateExchanges(state, load)],
  });
  return { client, sent, loads: () => loads };
};

describe('a page that carries its answers', () => {
  it('reads them at once, as often as it likes, and fetches nothing for it', async () => {
    const { client, loads } = openPage();
    expect(client.readQuery(printed, {})?.data).toEqual({ greeting: greeting('printed') });
    expect((await client.query(printed, {})).data).toEqual({ greeting: greeting('printed') });
    expect(loads()).toBe(0);
  });

  it('fetches the exchanges once, however many questions it has', async () => {
    const { client, sent, loads } = openPage();
    const answers = await Promise.all([
      client.query(unknown, {}),
      client.mutation(greet, {}),
      client.query(unknown, {}),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(sent.toSorted()).toEqual(['Greet', 'Unknown']);
    expect(loads()).toBe(1);
  });

  it('is told anew when a mutation changes what it shows', async () => {
    const { client, sent } = openPage();
    const seen: unknown[] = [];
    const { unsubscribe } = client.query(printed, {}).subscribe(({ data }) => seen.push(data?.greeting.text));
    await client.mutation(greet, {});
    await expect.poll(() => seen.at(-1)).toBe('sent');
    expect(seen[0]).toBe('printed');
    expect(sent).toEqual(['Greet', 'Printed']);
    unsubscribe();
  });

  it('asks for what it shows when it wants to know whether it is still so', async () => {
    const { client, sent } = openPage();
    const { data } = await client.query(printed, {}, { requestPolicy: 'network-only' });
    expect(data).toEqual({ greeting: greeting('sent') });
    expect(sent).toEqual(['Printed']);
  });

  it('shows what failed as often as it is drawn, and asks for it again once a component has held it', async () => {
    const { client, sent } = openPage();
    for (let drawn = 0; drawn < 2; drawn += 1) {
      expect(client.readQuery(failed, {})?.error?.message).toContain('The provider is away');
      await Promise.resolve();
    }
    const shown: unknown[] = [];
    await new Promise<void>((resolve) => {
      pipe(
        client.query(failed, {}),
        subscribe(({ data, error }) => {
          shown.push(error ? 'failed' : data);
          if (data) resolve();
        }),
      );
    });
    expect(shown).toEqual(['failed', { greeting: greeting('sent') }]);
    expect(sent).toEqual(['Failed']);
  });

  it('asks once for what failed, also when it is held right after it was drawn', async () => {
    const { client, sent } = openPage();
    expect(client.readQuery(failed, {})?.error?.message).toContain('The provider is away');
    const { unsubscribe } = client.query(failed, {}).subscribe(() => {});
    await expect.poll(() => sent).toEqual(['Failed']);
    await client.query(unknown, {});
    expect(sent).toEqual(['Failed', 'Unknown']);
    unsubscribe();
  });

  it('fails like a page without a network when they cannot be fetched, and tries again with the next question', async () => {
    const { client } = openPage(1);
    expect((await client.mutation(greet, {})).error?.networkError).toBeInstanceOf(TypeError);
    expect((await client.mutation(greet, {})).data).toEqual({ greet: greeting('sent') });
  });
});
