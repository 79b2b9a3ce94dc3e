import { Client, cacheExchange, fetchExchange } from 'urql';
import { describe, expect, it } from 'vitest';
import { BrowserClient } from './browser-client.ts';
import { keyOf } from './known-answers.ts';
import { printedAnswers, sendAsWritten } from './late/exchanges.ts';
import { writtenDocument } from './written-document.ts';

const printed = writtenDocument('query Printed', '101'.padEnd(64, '0'));
const failed = writtenDocument('query Failed', '104'.padEnd(64, '0'));
const empty = writtenDocument('query Empty', '105'.padEnd(64, '0'));
const unknown = writtenDocument('query Unknown', '102'.padEnd(64, '0'));
const greet = writtenDocument('mutation Greet', '103'.padEnd(64, '0'));

const greeting = (text: string) => ({ text, __typename: 'Greeting' });
const asked = (document: typeof printed, context = {}) => ({
  document,
  variables: {},
  key: keyOf(document, {}),
  context,
});

/** A client of a page that carries the answer of `Printed`; the first `failures` attempts to fetch urql fail. */
const openPage = (failures = 0) => {
  const sent: string[] = [];
  let loads = 0;
  const load = async ({ answers }: BrowserClient): Promise<Client> => {
    loads += 1;
    if (loads <= failures) throw new TypeError('Failed to fetch');
    return new Client({
      url: 'https://shop.example/graphql',
      preferGetMethod: false,
      fetch: async (_url, init) => {
        const { operationName } = JSON.parse(String(init?.body));
        sent.push(operationName);
        return Response.json({ data: { [operationName === 'Greet' ? 'greet' : 'greeting']: greeting('sent') } });
      },
      exchanges: [cacheExchange, printedAnswers(answers), sendAsWritten, fetchExchange],
    });
  };
  const state = {
    [keyOf(printed, {})]: { data: { greeting: greeting('printed') } },
    [keyOf(empty, {})]: { data: { greetings: [] } },
    [keyOf(failed, {})]: { error: { graphQLErrors: [{ message: 'The provider is away' }] } },
  };
  return { client: new BrowserClient(state, load), sent, loads: () => loads };
};

/** The texts that a component shows one after the other. */
const follow = (client: BrowserClient, document: typeof printed) => {
  const shown: unknown[] = [];
  const stop = client.follow(asked(document), ({ data, error }) =>
    shown.push(error ? error.message : (data as { greeting: { text: string } }).greeting.text),
  );
  return { shown, stop };
};

describe('a page that carries its answers', () => {
  it('reads them at once, as often as it likes, and fetches nothing for it', async () => {
    const { client, loads } = openPage();
    expect(client.now(asked(printed))?.data).toEqual({ greeting: greeting('printed') });
    expect((await client.query(printed, {})).data).toEqual({ greeting: greeting('printed') });
    expect(follow(client, printed).shown).toEqual(['printed']);
    expect(loads()).toBe(0);
  });

  it('fetches urql once, however many questions it has', async () => {
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

  it('shows the same objects once urql is there, and asks nothing', async () => {
    const { client, sent } = openPage();
    const seen: unknown[] = [];
    client.follow(asked(printed), ({ data }) => seen.push(data));
    const before = client.now(asked(printed))?.data;
    await client.open();
    expect(client.now(asked(printed))?.data).toBe(before);
    expect(new Set(seen)).toEqual(new Set([before]));
    expect(sent).toEqual([]);
  });

  it('is told anew when a mutation changes what it shows', async () => {
    const { client, sent } = openPage();
    const { shown, stop } = follow(client, printed);
    await client.mutation(greet, {});
    await expect.poll(() => shown.at(-1)).toBe('sent');
    expect(shown[0]).toBe('printed');
    expect(sent).toEqual(['Greet', 'Printed']);
    stop();
  });

  it('is told anew when a mutation changes a list in which nothing stands yet', async () => {
    const { client, sent } = openPage();
    const stop = client.follow(asked(empty, { additionalTypenames: ['Greeting'] }), () => {});
    await client.mutation(greet, {});
    await expect.poll(() => sent).toEqual(['Greet', 'Empty']);
    stop();
  });

  it('asks anew for what it showed before a mutation changed it', async () => {
    const { client, sent } = openPage();
    follow(client, printed).stop();
    await client.mutation(greet, {});
    expect((await client.query(printed, {})).data).toEqual({ greeting: greeting('sent') });
    expect(sent).toEqual(['Greet', 'Printed']);
  });

  it('asks for what it shows when it wants to know whether it is still so', async () => {
    const { client, sent } = openPage();
    const { data } = await client.query(printed, {}, { requestPolicy: 'network-only' });
    expect(data).toEqual({ greeting: greeting('sent') });
    expect(sent).toEqual(['Printed']);
  });

  it('shows what failed as often as it is drawn, and asks for it again once a component has held it', async () => {
    const { client, sent, loads } = openPage();
    for (let drawn = 0; drawn < 2; drawn += 1) {
      expect(client.now(asked(failed))?.error?.message).toBe('The provider is away');
    }
    expect(loads()).toBe(0);
    const { shown, stop } = follow(client, failed);
    await expect.poll(() => shown).toEqual(['The provider is away', 'sent']);
    await client.query(unknown, {});
    expect(sent).toEqual(['Failed', 'Unknown']);
    stop();
  });

  it('fails like a page without a network when urql cannot be fetched, and tries again with the next question', async () => {
    const { client } = openPage(1);
    const { shown, stop } = follow(client, unknown);
    expect((await client.mutation(greet, {})).error?.networkError).toBeInstanceOf(TypeError);
    expect(shown).toEqual(['Failed to fetch']);
    expect((await client.mutation(greet, {})).data).toEqual({ greet: greeting('sent') });
    await expect.poll(() => shown.at(-1)).toBe('sent');
    stop();
  });
});
