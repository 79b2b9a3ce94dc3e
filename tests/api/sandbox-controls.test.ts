import { beforeEach, describe, expect, test } from 'vitest';
import { controlAt } from '../support/control-at.ts';
import { sandboxForFile } from '../support/for-file.ts';
import { createProviderCaller, type ProviderCaller } from '../support/provider-caller.ts';
import { addService, freeSlot, signInAtProvider } from '../support/provider-customer.ts';

const hammam = 1027;
const dayMs = 24 * 60 * 60 * 1000;

const { sandbox, origin } = await sandboxForFile();
beforeEach(() => sandbox.controls.reset());

const placeOrder = async (caller: ProviderCaller): Promise<string> => {
  await addService(caller, hammam, await freeSlot(caller, hammam));
  const placed = await caller.call('POST', 'orders', { payment_method_id: 1, is_scheduled: 0 });
  return placed.body.data.order.order_number;
};

test('one customer meets a fault once while another is served', async () => {
  const first = await signInAtProvider(sandbox, origin, '511100030');
  const second = await signInAtProvider(sandbox, origin, '511100031');
  sandbox.controls.setFault({ path: 'cart', method: 'GET', kind: 'status', status: 503, phone: '511100030', times: 1 });
  const answers = [await second.call('GET', 'cart'), await first.call('GET', 'cart'), await first.call('GET', 'cart')];
  expect(answers.map((answer) => answer.status)).toEqual([200, 503, 200]);
});

describe('the clock', () => {
  test('a code is worthless after five minutes and a token after seven days', async () => {
    const who = { mobile_number: '966511100040', mobile_code: '966' };
    const customer = await signInAtProvider(sandbox, origin, '511100040');
    await customer.call('POST', 'account/send-otp', who);
    sandbox.controls.advanceClock(5 * 60 * 1000);
    const otp = sandbox.controls.codeFor('511100040');
    expect((await customer.call('POST', 'account/verify-otp', { ...who, otp })).status).toBe(422);
    expect((await customer.call('GET', 'account/info')).status).toBe(200);
    sandbox.controls.advanceClock(7 * dayMs);
    expect((await customer.call('GET', 'account/info')).status).toBe(401);
  });

  test('a booking is completed, and can be rated, once its time is over', async () => {
    const customer = await signInAtProvider(sandbox, origin, '511100041');
    sandbox.controls.settlePayment(await placeOrder(customer), 'paid');
    const before = (await customer.call('GET', 'orders?page=1')).body.data.orders[0];
    sandbox.controls.advanceClock(5 * dayMs);
    const after = (await customer.call('GET', 'orders?page=1')).body.data.orders[0];
    expect([before.status.label, before.can_rate]).toEqual(['Confirmed', 0]);
    expect([after.status.label, after.can_rate, after.is_cancelable]).toEqual(['Completed', 1, 0]);
  });

  test('the time in a forgotten cart goes to another customer after half an hour', async () => {
    const [first, second] = [
      await signInAtProvider(sandbox, origin, '511100042'),
      await signInAtProvider(sandbox, origin, '511100043'),
    ];
    const slot = await freeSlot(first, hammam);
    await addService(first, hammam, slot);
    expect((await freeSlot(second, hammam)).from_date_time).not.toBe(slot.from_date_time);
    sandbox.controls.advanceClock(31 * 60 * 1000);
    await addService(second, hammam, slot);
    const late = await first.call('POST', 'orders', { payment_method_id: 1, is_scheduled: 0 });
    expect(late.status).toBe(409);
  });
});

test('a tester moves the clock, reads codes and calls, and resets over HTTP', async () => {
  const control = (method: string, path: string, body?: unknown) =>
    fetch(`${origin}/__sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).then((response) => response.json());
  await createProviderCaller(origin).call('POST', 'account/send-otp', { mobile_number: '966511100050' });
  await control('PUT', 'clock', { now: '2030-01-01T09:00:00Z' });
  await control('POST', 'faults', { path: 'branches', kind: 'status', status: 500 });
  expect((await control('GET', 'clock')).now).toMatch(/^2030-01-01T09:00/);
  expect(await control('GET', 'codes')).toMatchObject([{ mobile_number: '966511100050' }]);
  expect(await control('GET', 'requests')).toMatchObject([{ method: 'POST', path: '/account/send-otp' }]);
  expect((await createProviderCaller(origin).call('GET', 'branches')).status).toBe(500);
  await control('POST', 'reset');
  expect((await createProviderCaller(origin).call('GET', 'branches')).status).toBe(200);
  expect(await control('GET', 'codes')).toEqual([]);
});

test.each([
  ['PUT', 'clock', { now: 'tomorrow' }],
  ['PUT', 'clock', { forward: 60_000 }],
  ['PUT', 'latency', { ms: 'long' }],
  ['PUT', 'latency', { milliseconds: 400 }],
  ['PUT', 'latency', { ms: -1 }],
  ['POST', 'faults', { path: 'cart', kind: 'earthquake' }],
  ['POST', 'faults', { kind: 'reset' }],
  ['POST', 'faults', { path: 'cart', kind: 'status', status: '503' }],
  ['POST', 'faults', { path: 'cart', kind: 'reset', times: 0 }],
  ['PUT', 'payment', { outcome: 'maybe' }],
  ['PUT', 'payment', { outcome: 'paid', pendingAnswer: 2 }],
  ['PUT', 'habits', { habits: ['vat-on-bottom'] }],
])('a tester who mistypes %s %s %j is told so, and nothing changes', async (method, path, body) => {
  const refused = await controlAt(method, path, body, origin);
  expect(refused).toEqual({ status: 422, ok: false, message: expect.stringMatching(/\S/) });
  expect((await createProviderCaller(origin).call('GET', 'branches')).status).toBe(200);
});

test.each([
  ['lines-without-sizes', 'cart', 'selectedExtension'],
  ['lines-without-durations', 'cart', '"duration"'],
  ['cart-without-pictures', 'cart', '"image"'],
  ['amounts-as-text', 'cart', '"price":180'],
  ['ids-as-text', 'cart', '"id":8001'],
  ['flags-as-digits', 'branches', '"status":true'],
  ['empties-as-lists', 'orders?page=1', '"gifted_info":null'],
  ['lists-elsewhere', 'branches', '"data":{"branches"'],
  ['points-as-list', 'cart', '"loyalty_points":2'],
  ['points-as-object', 'cart', '"loyalty_points":2'],
  ['points-unsaid', 'cart', '"loyalty_points":2'],
  ['vat-on-top', 'cart', '"total":180,'],
] as const)('a tester has the sandbox answer with the habit %s, until it is reset', async (habit, path, usual) => {
  const customer = await signInAtProvider(sandbox, origin, '512345678');
  await customer.call('POST', 'cart', { product_id: 8001, selectedExtension: '50ml' });
  const written = async () => JSON.stringify((await customer.call('GET', path)).body);
  expect(await written()).toContain(usual);
  sandbox.controls.setHabits([habit]);
  expect(await written()).not.toContain(usual);
  sandbox.controls.reset();
  const again = await signInAtProvider(sandbox, origin, '512345678');
  await again.call('POST', 'cart', { product_id: 8001, selectedExtension: '50ml' });
  expect(JSON.stringify((await again.call('GET', path)).body)).toContain(usual);
});
