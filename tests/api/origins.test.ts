import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { appForFile } from '../support/for-file.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startApp } from '../support/start-app.ts';
import { direct, startProcess } from '../support/start-process.ts';

type Headers = Record<string, string>;

/** 101 for a socket, else the status of the refusal. */
const socketStatus = async (url: string, headers: Headers): Promise<number> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
  socket.terminate();
  return status;
};

/** The status of a change over HTTP, with exactly these headers. */
const changeStatus = async (url: string, headers: Headers): Promise<number> => {
  const body = '{"query":"mutation { signOut }"}';
  const all = {
    host: new URL(url).host,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return (await sendRaw(url, `POST /graphql HTTP/1.1\r\n${lines.join('')}\r\n${body}`)).status;
};

const both = async (url: string, headers: Headers) => [
  await socketStatus(url, headers),
  await changeStatus(url, headers),
];

const plain = await appForFile();
const { port } = new URL(plain.url);

describe('without a canonical address', () => {
  it('a page of this machine listens and acts, under each of its names', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const names = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    for (const name of ['localhost', '127.0.0.1', '127.0.0.2', 'shop.localhost', '[::1]', ...names]) {
      const host = `${name}:${port}`;
      expect(await both(plain.url, { host, origin: `http://${host}` }), host).toEqual([101, 200]);
    }
  });

  it('a page of another scheme neither listens nor acts', async () => {
    const host = `127.0.0.1:${port}`;
    expect(await both(plain.url, { host, origin: `https://${host}` })).toEqual([403, 403]);
  });

  it('a developer whose page has another origin reads what to do, and is answered when the host of the page is passed on', async () => {
    const origin = 'http://localhost:5173';
    const query = 'query={branches{id}}';
    for (const ask of [{ method: 'POST', body: '{"query":"{ branches { id } }"}' }, {}]) {
      const headers = { origin, 'content-type': 'application/json' };
      const answer = await fetch(`${plain.url}/graphql?${query}`, { ...ask, headers });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        errors: [{ message: expect.stringContaining('docs/frontend.md'), extensions: { code: 'FORBIDDEN' } }],
      });
    }
    expect(await both(plain.url, { host: 'localhost:5173', origin })).toEqual([101, 200]);
    expect(await both(plain.url, { origin })).toEqual([403, 403]);
  });

  it('a page whose host is only claimed does not listen', async () => {
    for (const host of ['evil.example', 'evil.example:80', '203.0.113.9', 'localhost.evil.example']) {
      expect(await socketStatus(plain.url, { host, origin: `http://${host}` }), host).toBe(403);
      expect(await socketStatus(plain.url, { host, origin: `https://${host}` }), host).toBe(403);
    }
  });

  it('the host of a proxy that is not configured is not believed', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' };
    expect(await both(plain.url, { ...headers, origin: 'https://evil.example' })).toEqual([403, 403]);
  });

  it('a shop behind a proxy that is not configured still works, without sockets', async () => {
    const host = 'shop.example';
    const browser = { host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
    expect(await both(plain.url, browser)).toEqual([403, 200]);
    expect(await both(plain.url, { host, origin: `http://${host}` })).toEqual([403, 200]);
    for (const site of ['same-site', 'cross-site', 'none']) {
      expect(await changeStatus(plain.url, { ...browser, 'sec-fetch-site': site }), site).toBe(403);
    }
    expect(await changeStatus(plain.url, { ...browser, origin: 'https://evil.example' })).toBe(403);
  });

  it('a name to which the operator lets the shop listen is one of this machine', async () => {
    await using named = await startApp({ HOST: 'booking.internal' });
    const host = `booking.internal:${new URL(named.url).port}`;
    expect(await socketStatus(named.url, { host, origin: `http://${host}` })).toBe(101);
  });
});

describe('behind a configured proxy', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' };

  it('the host that it passes on counts', async () => {
    await using proxied = await startApp({ TRUST_PROXY: 'loopback' });
    const named = { ...forwarded, 'x-forwarded-host': 'shop.example', origin: 'https://shop.example' };
    expect(await both(proxied.url, named)).toEqual([101, 200]);
    expect(await both(proxied.url, { ...forwarded, host: 'shop.example', origin: 'https://shop.example' })).toEqual([
      101, 200,
    ]);
    expect(await both(proxied.url, { ...named, origin: 'http://shop.example' })).toEqual([403, 403]);
    expect(await both(proxied.url, { ...named, origin: 'https://evil.example' })).toEqual([403, 403]);
  });
});

describe('with a canonical address', () => {
  it('its pages listen and act whatever host the proxy asks, and no others do', async () => {
    await using shop = await startApp({ PUBLIC_URL: 'https://shop.example' });
    expect(await both(shop.url, { origin: 'https://shop.example' })).toEqual([101, 200]);
    expect(await both(shop.url, { origin: 'http://shop.example' })).toEqual([403, 403]);
    const host = 'evil.example';
    const claimed = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect(await both(shop.url, claimed)).toEqual([403, 403]);
  });
});

describe('an operator', () => {
  const isWarning = (line: string) => line.includes('PUBLIC_URL');

  it('is told once at the start of a production shop that its address should be set', async () => {
    const env = { PROVIDER_URL: 'http://127.0.0.1:9', NODE_ENV: 'production', LOG_LEVEL: 'warn' };
    const unnamed = await startProcess(direct, env);
    expect(unnamed.written.filter(isWarning)).toHaveLength(1);
    const named = await startProcess(direct, { ...env, PUBLIC_URL: 'http://shop.example' });
    expect(named.written.filter(isWarning)).toEqual([]);
  });

  it('is told once what to set when pages are refused a socket', async () => {
    const shop = await startProcess(direct, { PROVIDER_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' });
    const url = `http://127.0.0.1:${new URL(shop.url).port}`;
    for (let count = 0; count < 3; count++) {
      expect(await socketStatus(url, { host: 'shop.example', origin: 'https://shop.example' })).toBe(403);
    }
    await expect.poll(() => shop.written.filter(isWarning).length).toBe(1);
  });
});
