import { describe, expect, it } from 'vitest';
import { appForFile } from '../support/for-file.ts';
import { openGreetedSocket, openSocket } from '../support/open-socket.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { startApp } from '../support/start-app.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const followSubscription = 'subscription ($orderNumber: ID!) { paymentStatus(orderNumber: $orderNumber) { state } }';
const shop = await appForFile({ PAYMENT_POLL_MS: '60000' });

const follow = (id: string, query = followSubscription) => ({
  id,
  type: 'subscribe',
  payload: { query, variables: { orderNumber: 'R-1' } },
});

const cookieOf = (token: string) => ({ headers: { cookie: `auth_token=${token}` } });

describe('no stranger listens in a visitor’s name', () => {
  it('does not take an identity from the words of the client', async () => {
    const { send, next, socket } = await openSocket(shop.url);
    const authorization = `Bearer ${unsignedToken(60)}`;
    send({ type: 'connection_init', payload: { authorization, cookie: `auth_token=${unsignedToken(60)}` } });
    await next();
    send(follow('1'));
    expect(JSON.stringify(await next())).toContain('UNAUTHENTICATED');
    socket.close();
  });
});

describe('a socket speaks graphql-transport-ws to the letter', () => {
  it('closes with 4400 at words that are no message', async () => {
    const { send, closed } = await openSocket(shop.url);
    send('hello');
    expect(await closed).toBe(4400);
  });

  it('closes with 4400 at a message that only servers send', async () => {
    const { send, closed } = await openGreetedSocket(shop.url);
    send({ type: 'next', id: '1', payload: {} });
    expect(await closed).toBe(4400);
  });

  it('closes with 4401 when a client subscribes before the greeting', async () => {
    const { send, closed } = await openSocket(shop.url);
    send(follow('1'));
    expect(await closed).toBe(4401);
  });

  it('closes with 4408 when the client does not greet within 3 s', async () => {
    const { closed } = await openSocket(shop.url);
    expect(await closed).toBe(4408);
  });

  it('closes with 4409 at a second subscription under one id', async () => {
    const { send, closed } = await openGreetedSocket(shop.url, cookieOf(unsignedToken(60)));
    send(follow('1'));
    send(follow('1'));
    expect(await closed).toBe(4409);
  });

  it('closes with 4429 at a second greeting', async () => {
    const { send, closed } = await openGreetedSocket(shop.url);
    send({ type: 'connection_init' });
    expect(await closed).toBe(4429);
  });

  it('closes with 1009 at a message of more than 64 kB', async () => {
    const { send, closed } = await openGreetedSocket(shop.url);
    send(follow('1', `${followSubscription} #${'x'.repeat(70_000)}`));
    expect(await closed).toBe(1009);
  });

  it('answers a ping', async () => {
    const { send, next, socket } = await openGreetedSocket(shop.url);
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
    socket.close();
  });
});

describe('a socket is no way around the limits', () => {
  const refused: Record<string, string> = {
    'is not valid': 'subscription { paymentStatus(orderNumber: "R-1") { nothing } }',
    'has too many aliases': `subscription { paymentStatus(orderNumber: "R-1") { ${Array.from({ length: 16 }, (_, i) => `a${i}: state`).join(' ')} } }`,
    'repeats one field 11 times': `subscription { paymentStatus(orderNumber: "R-1") { ${'state '.repeat(11)} } }`,
    'repeats a field in fragments': `subscription { paymentStatus(orderNumber: "R-1") { ${'...A '.repeat(11)} } } fragment A on PaymentStatus { state }`,
    'has too many directives': `subscription { paymentStatus(orderNumber: "R-1") { ${Array.from({ length: 21 }, () => '... @skip(if: false) { attempt }').join(' ')} state } }`,
    'has ten directives that nobody knows': `subscription { paymentStatus(orderNumber: "R-1") { state ${Array.from({ length: 10 }, (_, i) => `@unknown${i}`).join(' ')} } }`,
    'is too long': `subscription { paymentStatus(orderNumber: "R-1") { ${'state '.repeat(1_600)} } }`,
    'is a syntax tree in JSON': '{"kind":"Document","definitions":[]}',
    'holds two operations': `${followSubscription} query B { __typename }`,
    'is a query': '{ branches { id } }',
    'is a mutation': 'mutation { signOut }',
  };

  for (const [what, query] of Object.entries(refused)) {
    it(`refuses a document that ${what}`, async () => {
      const { send, next, socket } = await openGreetedSocket(shop.url);
      send(follow('1', query));
      const { type, payload } = await next();
      expect(type).toBe('error');
      const errors = payload as { extensions: { code: string } }[];
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['GRAPHQL_INVALID']));
      expect(errors.length).toBeLessThanOrEqual(5);
      socket.close();
    });
  }

  it('carries ten subscriptions and refuses the eleventh', async () => {
    const { send, next, socket } = await openGreetedSocket(shop.url, cookieOf(unsignedToken(60)));
    for (let id = 1; id <= 11; id++) send(follow(String(id)));
    expect(await next()).toMatchObject({ type: 'error', id: '11' });
    socket.close();
  });

  it('closes a socket that talks without a pause', async () => {
    const { send, closed } = await openGreetedSocket(shop.url);
    for (let count = 0; count < 300; count++) send({ type: 'ping' });
    expect(await closed).toBe(1008);
  });
});

describe('a session that has ended ends its sockets', () => {
  it('closes them when the customer signs out in another tab', async () => {
    const cookie = `auth_token=${unsignedToken(3_600)}`;
    const { send, closed } = await openGreetedSocket(shop.url, { headers: { cookie } });
    const other = await openGreetedSocket(shop.url, cookieOf(unsignedToken(3_600)));
    send(follow('1'));
    const { data } = await postGraphql(shop.url, { query: 'mutation { signOut }' }, { cookie });
    expect(data).toEqual({ signOut: true });
    expect(await closed).toBe(4401);
    other.send({ type: 'ping' });
    expect(await other.next()).toEqual({ type: 'pong' });
    other.socket.close();
  });

  it('closes them when the token runs out', async () => {
    const { closed } = await openGreetedSocket(shop.url, cookieOf(unsignedToken(2)));
    expect(await closed).toBe(4401);
  });

  it('says 1001 to every client when the server stops', async () => {
    const stopping = await startApp();
    const { closed } = await openGreetedSocket(stopping.url);
    await stopping.app.close();
    expect(await closed).toBe(1001);
  });
});
