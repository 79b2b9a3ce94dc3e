import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { listBranches } from '../../server/provider/branches.ts';
import { addCartLine, clearCart, getCart } from '../../server/provider/cart.ts';
import type { Visitor } from '../../server/provider/client.ts';
import { ProviderError } from '../../server/provider/errors.ts';
import { looseProviderForFile } from '../support/for-file.ts';
import { log, providerAt, settings } from '../support/provider-clients.ts';
import { answerWith, inTurn } from '../support/start-loose-provider.ts';

const branches = { status: true, data: { branches: [{ id: 1, name: 'Olaya' }] } };

const loose = await looseProviderForFile({ 'GET /branches': branches });

const visit = (visitor: Partial<Visitor> = {}, { deadline = 2000, baseUrl = loose.url } = {}) => {
  const { provider, clientOf } = providerAt(baseUrl, { providerTimeoutMs: deadline });
  return { provider, client: clientOf(visitor) };
};

const failureOf = async (call: Promise<unknown>): Promise<ProviderError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ProviderError) return error;
  throw new Error(`expected a ProviderError, got ${String(error)}`);
};

describe('what the provider is told with every call', () => {
  test('a guest is no bearer, and every setting has its header [HDR-01] [HDR-03] [HDR-04] [HDR-05] [HDR-07] [HDR-11]', async () => {
    await listBranches(visit().client);
    await failureOf(addCartLine(visit().client, { product_id: '7', quantity: 1 }));
    const [call, write] = loose.calls;
    expect(call?.path).toBe('/api/v1/branches');
    const own = { 'service-type': 'reservation', 'delivery-method': 'branch', 'device-type': 'web' };
    const headers = { ...own, 'content-type': 'application/json', accept: 'application/json' };
    expect(call?.headers).toMatchObject(headers);
    expect(write).toMatchObject({ headers, body: '{"product_id":"7","quantity":1}' });
    expect(call?.headers).not.toHaveProperty('authorization');
  });

  test('a customer is named by the bearer token and spoken to in Arabic [HDR-02] [HDR-06]', async () => {
    await listBranches(visit({ token: 'a.b.c', language: 'ar' }).client);
    expect(loose.calls[0]?.headers).toMatchObject({ authorization: 'Bearer a.b.c', 'accept-language': 'ar' });
  });

  test('a setting that is empty sends no header at all [PROD-18]', async () => {
    await listBranches(visit({ settings: { ...settings, deliveryMethod: '' } }).client);
    expect(loose.calls[0]?.headers).not.toHaveProperty('delivery-method');
  });

  test('a provider below a path of its host keeps that path', async () => {
    await listBranches(visit({}, { baseUrl: `${loose.url}/house` }).client);
    expect(loose.calls[0]?.path).toBe('/house/api/v1/branches');
  });

  test('an id cannot climb out of its place in the path', async () => {
    const { client } = visit();
    for (const id of ['..', '../cart', 'a/b', 'a\\b', 'a\r\nb', '']) {
      const error = await failureOf(client.get('products/{id}', { ids: { id }, read: () => null }));
      expect(error.status).toBe(404);
    }
    expect(loose.calls).toEqual([]);
    await failureOf(client.get('products/{id}', { ids: { id: '%2e?x#y' }, read: () => null }));
    expect(loose.calls.map((call) => call.path)).toEqual(['/api/v1/products/%252e%3Fx%23y']);
  });
});

describe('trouble', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a read is asked once more after %i and then succeeds [HDR-09] [HDR-10]',
    async (status) => {
      loose.answers['GET /branches'] = inTurn(answerWith(status, {}), branches);
      expect(await listBranches(visit().client)).toHaveLength(1);
      expect(loose.calls).toHaveLength(2);
    },
  );

  test.each([
    ['says 200 and tells of a 503', { status: 503, message: 'Soon again' }],
    [
      'breaks off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 500 });
        response.write('{"status":true,', () => response.destroy());
      },
    ],
  ])('a read whose answer %s is asked once more, from its beginning', async (_habit, answer) => {
    loose.answers['GET /branches'] = inTurn(answer, branches);
    expect(await listBranches(visit().client)).toHaveLength(1);
    expect(loose.calls.map(({ headers }) => headers.range)).toEqual([undefined, undefined]);
  });

  test('a read that fails twice is not asked a third time [HDR-10]', async () => {
    loose.answers['GET /branches'] = answerWith(503, {});
    expect((await failureOf(listBranches(visit().client))).status).toBe(503);
    expect(loose.calls).toHaveLength(2);
  });

  test.each([403, 501, 505])('other failures of a read are final, such as %i [HDR-09]', async (status) => {
    loose.answers['GET /branches'] = answerWith(status, { message: 'Not for you' });
    expect((await failureOf(listBranches(visit().client))).message).toBe('Not for you');
    expect(loose.calls).toHaveLength(1);
  });

  test('a write is sent once, whatever comes back [HDR-10]', async () => {
    loose.answers['POST /cart'] = answerWith(503, {});
    loose.answers['DELETE /cart/clear'] = (response) => response.destroy();
    await failureOf(addCartLine(visit().client, { product_id: '7', quantity: 1 }));
    await failureOf(clearCart(visit().client));
    expect(loose.calls).toHaveLength(2);
  });

  test('a short Retry-After is waited for, a long one is passed on', async () => {
    loose.answers['GET /branches'] = inTurn(answerWith(429, {}, { 'retry-after': '1' }), branches);
    const startedAt = performance.now();
    await listBranches(visit().client);
    expect(performance.now() - startedAt).toBeGreaterThan(950);
    loose.answers['GET /branches'] = answerWith(429, {}, { 'retry-after': '30' });
    expect((await failureOf(listBranches(visit().client))).retryAfterSeconds).toBe(30);
    expect(loose.calls).toHaveLength(3);
  });

  test('a provider that keeps silent is given up after the deadline with the agreed words [ERR-01]', async () => {
    loose.answers['GET /branches'] = () => {};
    const error = await failureOf(listBranches(visit({}, { deadline: 150 }).client));
    expect(error).toMatchObject({ kind: 'timeout', message: 'The operation was aborted due to timeout.' });
  });

  test('a trickling answer does not outlive the deadline [ERR-01]', async () => {
    loose.answers['GET /branches'] = (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    };
    // It would trickle for ever.
    expect((await failureOf(listBranches(visit({}, { deadline: 200 }).client))).kind).toBe('timeout');
  });

  test('an error answer without words names method, address, status and its text [ERR-02]', async () => {
    loose.answers['GET /cart'] = answerWith(418, {});
    const error = await failureOf(getCart(visit().client, { promo_code: 'SECRET' }));
    expect(error.message).toBe(`[GET] "/api/v1/cart": 418 I'm a Teapot`);
  });

  test('a broken connection is told as no response [ERR-03]', async () => {
    loose.answers['GET /branches'] = (response) => response.destroy();
    const error = await failureOf(listBranches(visit().client));
    expect(error).toMatchObject({ kind: 'unreachable', message: '[GET] "/api/v1/branches": no response' });
    expect(loose.calls).toHaveLength(2);
  });

  test('status false beside HTTP 200 is a refusal, its words are text without markup [ERR-11]', async () => {
    loose.answers['POST /cart'] = { status: '0', message: '<b>Sold</b> out<script>alert(1)</script>' };
    const error = await failureOf(addCartLine(visit().client, { product_id: '7', quantity: 1 }));
    expect(error).toMatchObject({ kind: 'refused', message: 'Sold out', isProvidersMessage: true });
  });

  test.each([
    ['HTML in place of JSON', (response: { end: (text: string) => void }) => response.end('<h1>Hi</h1>'), 'not JSON'],
    ['an answer without a list', { status: true, data: { weather: 'fine' } }, 'branches'],
    ['six megabytes', (response: { end: (text: string) => void }) => response.end(' '.repeat(6 * 1024 * 1024)), '5 MB'],
  ])('%s is refused as malformed, naming the call', async (_habit, answer, reason) => {
    loose.answers['GET /branches'] = answer;
    const error = await failureOf(listBranches(visit().client));
    expect(error.kind).toBe('malformed');
    expect(error).toMatchObject({ endpoint: 'GET branches', message: expect.stringContaining(reason) });
  });

  test('a redirect is not followed', async () => {
    loose.answers['GET /branches'] = answerWith(302, {}, { location: '/api/v1/menus' });
    expect((await failureOf(listBranches(visit().client))).status).toBe(302);
    expect(loose.calls).toHaveLength(1);
  });

  test('emptying the cart falls back to the other call where the first is unknown [CALL-17] [CALL-18]', async () => {
    loose.answers['DELETE /delete-all-cart'] = { status: true };
    await clearCart(visit().client);
    expect(loose.calls.map(({ method, path, body }) => `${method} ${path}${body}`)).toEqual([
      'DELETE /api/v1/cart/clear',
      'DELETE /api/v1/delete-all-cart',
    ]);
  });

  test.each([
    '{"data":{"branches":[{"id":1,"name":"A","__proto__":{"is_open":1},"constructor":{"x":1}}]}}',
    '{"data":{"branches":[{"id":1,"name":"A","\\u005f_proto__":{"is_open":1},"\\u0063onstructor":{"x":1}}]}}',
  ])('keys that poison prototypes are dropped, however they are written', async (text) => {
    loose.answers['GET /branches'] = (response) => response.end(text);
    expect((await listBranches(visit().client))[0]?.saysOpen).toBeNull();
    expect(({} as { is_open?: unknown }).is_open).toBeUndefined();
  });
});

test('three hundred visitors at once reach the provider at most 128 at a time, and all are served', async () => {
  let atOnce = 0;
  let most = 0;
  loose.answers['GET /branches'] = (response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      response.end(JSON.stringify(branches));
    }, 20);
  };
  const { client } = visit({ token: 'a.b.c' }, { deadline: 5000 });
  const answers = await Promise.all(Array.from({ length: 300 }, () => listBranches(client)));
  expect(answers.every((branches) => branches.length === 1)).toBe(true);
  expect(most).toBeLessThanOrEqual(128);
});

test('a visitor whose time is up in the queue is told at once, and their call is never made', async () => {
  const waiting: ServerResponse[] = [];
  loose.answers['GET /branches'] = (response) => waiting.push(response);
  const { provider, client } = visit({ token: 'a.b.c' }, { deadline: 60_000 });
  const busy = Promise.all(Array.from({ length: 128 }, () => listBranches(client)));
  await expect.poll(() => waiting.length).toBe(128);
  const hurried = { token: 'a.b.c', language: 'en', settings, log, endsAt: performance.now() + 100 } as const;
  const error = await failureOf(listBranches(provider.forVisitor(hurried)));
  expect([error.kind, loose.calls.length]).toEqual(['timeout', 128]);
  for (const response of waiting) response.end(JSON.stringify(branches));
  await busy;
  expect(loose.calls).toHaveLength(128);
});

test('the operator sees calls, failures and their time by endpoint', async () => {
  const { provider, client } = visit();
  await listBranches(client);
  loose.answers['GET /branches'] = answerWith(404, {});
  await failureOf(listBranches(client));
  expect(provider.stats()).toEqual([
    {
      endpoint: 'GET branches',
      calls: 2,
      failures: 0,
      refusals: 1,
      callsLastMinute: 2,
      failuresLastMinute: 0,
      isFailing: false,
      medianMilliseconds: expect.any(Number),
      p95Milliseconds: expect.any(Number),
      p99Milliseconds: expect.any(Number),
    },
  ]);
});
