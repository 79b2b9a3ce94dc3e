import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { appForFile } from '../support/for-file.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { startApp } from '../support/start-app.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const signOut = { query: 'mutation { signOut }' };
const shop = await appForFile();

describe('a page of another site cannot act in a visitor’s name', () => {
  it('is refused by its origin, whatever it sends', async () => {
    for (const origin of ['https://evil.example', 'null', shop.url.replace('http:', 'https:').replace(/\d$/, '')]) {
      const { status, errors } = await postGraphql(shop.url, signOut, { origin });
      expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('cannot hide by leaving its origin out', async () => {
    expect((await postGraphql(shop.url, signOut, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('cannot send a form', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/graphql',
    ];
    for (const type of types) {
      expect((await postGraphql(shop.url, signOut, { 'content-type': type })).status).toBe(415);
    }
  });

  it('cannot change anything with an address', async () => {
    const url = `${shop.url}/graphql?query=${encodeURIComponent(signOut.query)}`;
    const response = await fetch(url);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('cannot change anything by asking for the headers of an address', async () => {
    const url = `/graphql?query=${encodeURIComponent(signOut.query)}`;
    const headers = { cookie: `auth_token=${unsignedToken(60)}`, 'sec-fetch-site': 'same-site' };
    const refused = await shop.app.inject({ method: 'HEAD', url, headers });
    expect([refused.statusCode, refused.headers.allow, refused.headers['set-cookie']]).toEqual([
      405,
      'POST',
      undefined,
    ]);
    expect((await shop.app.inject({ method: 'HEAD', url: '/graphql?query={__typename}' })).statusCode).toBe(200);
  });

  it('is refused when its words would be misread', async () => {
    for (const [name, value] of [
      ['content-encoding', 'gzip'],
      ['content-type', 'application/json; charset=utf-16'],
      ['content-type', 'application/json; charset="latin1"'],
    ] as const) {
      const { status, headers } = await postGraphql(shop.url, { query: '{ __typename }' }, { [name]: value });
      expect([status, headers.get('accept-encoding')]).toEqual([415, 'identity']);
    }
    const usual = { 'content-encoding': 'identity', 'content-type': 'application/json;charset="UTF-8"' };
    expect((await postGraphql(shop.url, { query: '{ __typename }' }, usual)).status).toBe(200);
  });

  it('is told which methods there are', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${shop.url}/graphql`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_INVALID' } }] });
    }
  });
});

describe('a name is what the document says it is', () => {
  it('does not run an operation of another name', async () => {
    const query = 'query A { __typename }';
    for (let round = 0; round < 3; round++) {
      expect((await postGraphql(shop.url, { query, operationName: 'B' })).status).toBe(400);
      expect((await postGraphql(shop.url, { query, operationName: 'A' })).data).toEqual({ __typename: 'Query' });
    }
  });

  it('does not run a subscription without a socket', async () => {
    const query = 'subscription { paymentStatus(orderNumber: "R-1") { state } }';
    expect((await postGraphql(shop.url, { query })).status).toBe(400);
  });

  it('drops keys that would change the objects of the server', async () => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    });
    expect(response.status).toBe(200);
    expect('polluted' in {}).toBe(false);
  });
});

describe('no client asks without measure', () => {
  const guess = 'verifyCode(input: { mobileNumber: "500000000", code: "x" }) { isCompleted }';

  it('stops guesses of one client after 30 in a minute, under whatever names and addresses', async () => {
    await using fresh = await startApp();
    const query = `mutation { ${Array.from({ length: 10 }, (_, i) => `a${i}: ${guess}`).join(' ')} }`;
    const guesses = (client: string) => postGraphql(fresh.url, { query }, { 'x-forwarded-for': client });
    expect((await guesses('10.0.0.1')).status).toBe(200);
    expect((await guesses('10.0.0.2')).status).toBe(200);
    expect((await guesses('10.0.0.3')).status).toBe(200);
    const { status, headers, errors } = await guesses('10.0.0.4');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await postGraphql(fresh.url, { query: '{ __typename }' })).status).toBe(200);
  });

  it('stops a client after 600 requests in a minute but not its health checks', async () => {
    await using fresh = await startApp();
    const statuses = new Set<number>();
    for (let count = 0; count < 601; count++) {
      statuses.clear();
      const { statusCode, headers } = await fresh.app.inject('/api/icons/lucide.json?icons=house');
      statuses.add(statusCode);
      if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([429]);
    expect((await fresh.app.inject('/healthz')).statusCode).toBe(200);
    expect((await fresh.app.inject('/nowhere')).statusCode).toBe(429);
    const { errors } = await postGraphql(fresh.url, { query: '{ __typename }' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
  });

  it.each([
    ['from every address of one IPv6 network', (turn: number) => `2001:db8:1:1::${turn.toString(16)}`],
    ['from every port that a proxy tells', (turn: number) => `203.0.113.7:${2_000 + turn}`],
  ])('stops guesses %s', async (_where, address) => {
    await using proxied = await startApp({ TRUST_PROXY: '127.0.0.1' });
    const guessFrom = (turn: number) =>
      postGraphql(proxied.url, { query: `mutation { ${guess} }` }, { 'x-forwarded-for': address(turn) });
    const statuses = [];
    for (let turn = 1; turn <= 31; turn++) statuses.push((await guessFrom(turn)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  it('believes a proxy only when it is configured', async () => {
    await using proxied = await startApp({ TRUST_PROXY: '127.0.0.1' });
    const query = `mutation { ${Array.from({ length: 15 }, (_, i) => `a${i}: ${guess}`).join(' ')} }`;
    const guesses = (client: string) => postGraphql(proxied.url, { query }, { 'x-forwarded-for': client });
    expect((await guesses('10.0.0.1')).status).toBe(200);
    expect((await guesses('10.0.0.1')).status).toBe(200);
    expect((await guesses('10.0.0.1')).status).toBe(429);
    expect((await guesses('10.0.0.2')).status).toBe(200);
  });

  it('cuts off 150 clients who never finish their request', async () => {
    await using fresh = await startApp({ REQUEST_TIMEOUT_MS: '500' });
    const { hostname, port } = new URL(fresh.url);
    const slow = Array.from({ length: 150 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).resume();
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"query"',
      );
      return new Promise<void>((resolve) => socket.once('close', () => resolve()));
    });
    const startedAt = performance.now();
    expect((await fetch(`${fresh.url}/healthz`)).status).toBe(200);
    await Promise.all(slow);
    expect(performance.now() - startedAt).toBeLessThan(12_000);
  });
});
