import { describe, expect, it } from 'vitest';
import { appForFile } from '../support/for-file.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startApp } from '../support/start-app.ts';

const shop = await appForFile({ REQUEST_TIMEOUT_MS: '300' });

const get = (...lines: string[]) => `GET /healthz HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
const post = (...lines: string[]) =>
  `POST /graphql HTTP/1.1\r\n${['Host: shop', 'Content-Type: application/json', ...lines].join('\r\n')}\r\n\r\n`;
const upgrade =
  'GET /graphql HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

const ambiguous: Record<string, string> = {
  'names two hosts': get('Host: shop.example', 'Host: evil.example'),
  'names one host twice': get('Host: shop.example', 'Host: shop.example'),
  'names two hosts in one line': get('Host: shop.example, evil.example'),
  'names no host': get('Accept: */*'),
  'names an empty host': get('Host:'),
  'names a path for a host': get('Host: shop.example/..'),
  'names a person at a host': get('Host: shop.example@evil.example'),
  'continues its host on the next line': get('Host: shop.example', ' evil.example'),
  'continues a header on the next line': get('Host: shop.example', 'X-A: b', ' c'),
  'has a space before the colon': get('Host : shop.example'),
  'has two lengths': `${post('Content-Length: 2', 'Content-Length: 3')}{}`,
  'has one length twice': `${post('Content-Length: 2', 'Content-Length: 2')}{}`,
  'has a length and chunks': `${post('Content-Length: 2', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`,
  'has two transfer encodings': `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  'has an unknown transfer encoding': `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
  'ends its lines without a carriage return': 'GET /healthz HTTP/1.1\nHost: shop\n\n',
  'asks for a socket in the name of two hosts': upgrade,
  'is no HTTP': 'NONSENSE\r\n\r\n',
};

describe('a proxy and the shop never read one request in two ways', () => {
  for (const [what, request] of Object.entries(ambiguous)) {
    it(`because the shop refuses a request that ${what}`, async () => {
      const { status, headers } = await sendRaw(shop.url, request);
      expect(status).toBe(400);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    });
  }

  it.each(['shop.example', 'SHOP.example:8080', '127.0.0.1', '[::1]:3000', 'my_shop', 'xn--mgbh0fb.example'])(
    'and takes one that names %s',
    async (host) => {
      expect((await sendRaw(shop.url, get(`Host: ${host}`))).status).toBe(200);
    },
  );

  it('and takes one of HTTP/1.0, which has no hosts', async () => {
    await using proxied = await startApp({ TRUST_PROXY: 'loopback' });
    for (const { url } of [shop, proxied])
      expect((await sendRaw(url, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('and refuses what no proxy says of host and scheme', async () => {
    await using proxied = await startApp({ TRUST_PROXY: 'loopback' });
    const statusWith = async (line: string) => (await sendRaw(proxied.url, get('Host: shop', line))).status;
    for (const host of ['shop.example/..', 'shop.example"><script>', 'a b', 'a@shop.example'])
      expect(await statusWith(`X-Forwarded-Host: ${host}`), host).toBe(400);
    for (const scheme of ['javascript', 'https://evil.example/?', '"'])
      expect(await statusWith(`X-Forwarded-Proto: ${scheme}`), scheme).toBe(400);
    expect(await statusWith('X-Forwarded-Host: shop.example:8080\r\nX-Forwarded-Proto: https')).toBe(200);
  });

  it('and ends a connection that asked for another protocol when it is answered', async () => {
    const lines = ['Host: shop', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];
    const { status, headers } = await sendRaw(shop.url, `GET /healthz HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  });

  it('and says what is too long', async () => {
    const { status, headers } = await sendRaw(shop.url, get('Host: shop', `X-A: ${'x'.repeat(20_000)}`));
    expect([status, headers.get('connection')]).toEqual([431, 'close']);
  });
});
