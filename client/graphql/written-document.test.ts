import { Client, cacheExchange, fetchExchange } from 'urql';
import { describe, expect, it } from 'vitest';
import { sendAsWritten } from './late/exchanges.ts';
import { writtenDocument, writtenText } from './written-document.ts';

const queryId = 'a1'.padEnd(64, '0');
const mutationId = 'b2'.padEnd(64, '0');
const greeting = { text: 'Welcome', __typename: 'Greeting' };

type Sent = { query: string; operationName: string; variables: object };

const buildClient = () => {
  const sent: Sent[] = [];
  const client = new Client({
    url: 'https://shop.example/graphql',
    preferGetMethod: false,
    fetch: async (_url, init) => {
      const body: Sent = JSON.parse(String(init?.body));
      sent.push(body);
      const field = body.operationName === 'Greeting' ? 'greeting' : 'greet';
      return Response.json({ data: { [field]: greeting } });
    },
    exchanges: [cacheExchange, sendAsWritten, fetchExchange],
  });
  return { client, sent };
};

describe('an operation that the build has written', () => {
  it('goes to the network with its id in place of the text, and with its name', async () => {
    const { client, sent } = buildClient();
    const { data } = await client.query(writtenDocument('query Greeting', queryId), {});
    expect(data).toEqual({ greeting });
    expect(sent).toEqual([{ query: `sha256:${queryId}`, operationName: 'Greeting', variables: {} }]);
  });

  it('is asked once for all that want the same, and again after a change of what it showed', async () => {
    const { client, sent } = buildClient();
    const seen: unknown[] = [];
    const watching = client
      .query(writtenDocument('query Greeting', queryId), {})
      .subscribe(({ data }) => seen.push(data));
    await client.query(writtenDocument('query Greeting', queryId), {});
    expect(sent).toHaveLength(1);
    await client.mutation(writtenDocument('mutation Greet', mutationId), { text: 'Hello' });
    await expect.poll(() => sent.map(({ operationName }) => operationName)).toEqual(['Greeting', 'Greet', 'Greeting']);
    watching.unsubscribe();
    expect(sent[1]?.query).toBe(`sha256:${mutationId}`);
  });

  it('is told apart from a syntax tree, which has to be printed', () => {
    const text = 'query Greeting{greeting{text}}';
    expect(writtenText(writtenDocument('query Greeting', queryId, text))).toBe(text);
    const selectionSet = { kind: 'SelectionSet', selections: [] };
    const tree = { kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query', selectionSet }] };
    expect(writtenText(tree as never)).toBeUndefined();
  });
});
