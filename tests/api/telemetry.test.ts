import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { shopForFile } from '../support/for-file.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { bookService, placeMutation } from '../support/shop-steps.ts';
import { startCollector } from '../support/start-collector.ts';
import { direct, startProcess } from '../support/start-process.ts';
import { startShop } from '../support/start-shop.ts';

const quiet = { otlpUrl: null, metricsPort: null, serviceName: 'rawnaq', traceShare: 1 };
const shop = await shopForFile({ trustProxy: ['127.0.0.1'], providerCacheMs: 0 });
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const headersAtProvider = () => shop.controls.requests().map(({ headers }) => headers);

test('an operator finds the id of a page or an answer at the provider, and a proxy may give it', async () => {
  for (const url of ['/services', '/ar/branches', '/graphql?query={branches{id}}']) {
    shop.controls.clearRequests();
    const own = (await shop.app.inject({ url })).headers['x-request-id'];
    expect(own).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(headersAtProvider().map((headers) => headers['x-request-id']))).toEqual(new Set([own]));

    shop.controls.clearRequests();
    const headers = { 'x-request-id': 'edge-7f.42', traceparent };
    expect((await shop.app.inject({ url, headers })).headers['x-request-id']).toBe('edge-7f.42');
    expect(headersAtProvider()[0]).toMatchObject({ 'x-request-id': 'edge-7f.42', traceparent });
  }
});

test('an operator finds the same id at the provider for the calls of a signed-in customer', async () => {
  const cookie = await shop.signIn('500000612');
  shop.controls.clearRequests();
  const { headers } = await shop.app.inject({ url: '/dashboard/bookings', headers: { cookie, traceparent } });
  const own = shop.controls.requests().filter(({ headers: sent }) => sent.authorization !== undefined);
  expect(own.length).toBeGreaterThan(0);
  for (const { headers: sent } of own) {
    expect(sent).toMatchObject({ 'x-request-id': headers['x-request-id'], traceparent });
  }
});

test.each([
  ['x-request-id', 'two words'],
  ['x-request-id', 'x'.repeat(129)],
  ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01'],
  ['traceparent', `${traceparent}-and-more`],
])('a header %s such as %s goes neither to the provider nor back', async (name, value) => {
  shop.controls.clearRequests();
  const { headers } = await shop.app.inject({ url: '/services', headers: { [name]: value } });
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  for (const received of headersAtProvider()) expect(received[name]).not.toBe(value);
});

test('a visitor chooses no id of the log where no proxy is trusted', async () => {
  const open = await startShop();
  onTestFinished(() => open.close());
  const { headers } = await open.app.inject({ url: '/', headers: { 'x-request-id': 'edge-7f.42' } });
  expect(headers['x-request-id']).not.toBe('edge-7f.42');
});

test('a collector sees one trace from a page to the provider, without what is behind a question mark', async () => {
  const collector = await startCollector();
  onTestFinished(() => collector.close());
  const traced = await startShop({ telemetry: { ...quiet, otlpUrl: collector.url } });
  const cookie = await traced.signIn('500000611');
  await traced.app.inject({ url: '/dashboard/bookings?secret=1', headers: { cookie, traceparent } });
  await bookService(traced, cookie, 0);
  const input = { checkoutKey: 'traced-decision-0001', paymentMethodId: '1' };
  await traced.gql(placeMutation, { input }, { cookie });
  await traced.close();

  const { spans } = collector;
  const page = spans.find(({ name }) => name === 'GET /dashboard/bookings');
  expect(page).toMatchObject({ traceId: traceparent.split('-')[1], parentSpanId: traceparent.split('-')[2] });
  expect(page?.attributes).toMatchObject({ 'http.route': '/dashboard/bookings', 'http.response.status_code': 200 });
  const call = spans.find(({ name, traceId }) => name === 'GET orders' && traceId === page?.traceId);
  const parentOf = (span: typeof call) => spans.find(({ spanId }) => spanId === span?.parentSpanId);
  const chain = [call, parentOf(call), parentOf(parentOf(call)), parentOf(parentOf(parentOf(call)))];
  expect(chain.map((span) => span?.name)).toEqual([
    'GET orders',
    'Query.bookings',
    expect.stringMatching(/^query \w+$/),
    'GET /dashboard/bookings',
  ]);
  expect(spans.find(({ name }) => name === 'Mutation.placeOrder')).toBeDefined();
  expect(JSON.stringify(spans)).not.toMatch(/secret|500000611|Bearer|auth_token/);
  expect(collector.metrics).toEqual(
    expect.arrayContaining(['http.server.request.duration', 'graphql.server.operation.duration', 'rawnaq.orders']),
  );
});

test('a shop whose collector is dead serves as ever, and stops', async () => {
  const dead = await startShop({ telemetry: { ...quiet, otlpUrl: 'http://127.0.0.1:9' } });
  expect((await dead.app.inject({ url: '/services' })).statusCode).toBe(200);
  const startedAt = performance.now();
  await dead.close();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('Prometheus reads the rates of pages, operations and calls on a port of its own', async () => {
  const metricsPort = 20_000 + (process.pid % 10_000);
  const measured = await startShop({ host: '127.0.0.1', telemetry: { ...quiet, metricsPort } });
  onTestFinished(() => measured.close());
  await measured.app.inject({ url: '/ar/services' });
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/http_server_request_duration_seconds_count\{[^}]*http_route="\/services"[^}]*\} 1\n/);
  expect(text).toMatch(/http_client_request_duration_seconds_count\{[^}]*url_template="menus"/);
  expect(text).toContain('# HELP http_server_request_duration_seconds Time from a request to the end of its answer\n');
  expect(text).not.toContain('description missing');
  expect(text).toMatch(/^rawnaq_sockets_open\S* 0$/m);
  expect((await measured.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const asked = readFileSync('docs/dashboards/shop.json', 'utf8').match(
    /\b(?:http|graphql|rawnaq|process|nodejs)_\w+(?=[[{) "])/g,
  );
  const labels = ['http_route', 'http_response_status_code', 'graphql_operation_name'];
  const names = new Set(asked?.filter((name) => !labels.includes(name)));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !text.includes(`\n${name}`))).toEqual([]);
});

test('an operator reads one line for an operation, an order and a slow call, and the build in the operations', async () => {
  const sandbox = buildSandbox({ database: ':memory:' });
  const provider = await sandbox.listen(0);
  onTestFinished(() => sandbox.close());
  const env = { PROVIDER_URL: provider, LOG_LEVEL: 'info', SLOW_CALL_MS: '100', STATE_FILE: ':memory:' };
  const { url, written } = await startProcess(direct, env);
  const lineOf = async (message: string): Promise<Record<string, unknown>> => {
    await expect.poll(() => written.join()).toContain(message);
    return JSON.parse(written.find((line) => line.includes(message)) ?? '');
  };
  sandbox.controls.setLatency(150);
  await postGraphql(url, { query: 'query Branches { branches { id } }' });
  expect(await lineOf('answered an operation')).toMatchObject({
    operation: 'Branches',
    kind: 'query',
    outcome: 'OK',
    providerCalls: 1,
    milliseconds: expect.any(Number),
  });
  const slow = await lineOf('a call of the provider was slow');
  expect(slow).toMatchObject({ endpoint: 'GET branches', level: 40, reqId: expect.any(String) });
  written.length = 0;
  const query = 'mutation Code($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';
  await postGraphql(url, { query, variables: { input: { mobileNumber: '1', acceptTerms: true } } });
  expect(await lineOf('answered an operation')).toMatchObject({ operation: 'Code', outcome: 'BAD_INPUT' });
});
