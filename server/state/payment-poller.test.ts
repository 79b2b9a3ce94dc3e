import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PaymentStatus } from '../graphql/generated/types.ts';
import type { ProviderPaymentStatus } from '../provider/payments.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildPaymentPoller } from './payment-poller.ts';

const { log } = fastify({ logger: false });

const pollerOf = (interval: number, store = buildEmbeddedStore(':memory:')) => buildPaymentPoller(interval, log, store);

const checkOf = (...answers: (ProviderPaymentStatus['success'] | Error)[]) => {
  let asked = 0;
  const check = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return { success: answer ?? null };
  };
  return { check, asked: () => asked };
};

const all = async (stream: AsyncIterable<PaymentStatus>): Promise<PaymentStatus[]> => {
  const outcomes: PaymentStatus[] = [];
  for await (const outcome of stream) outcomes.push(outcome);
  return outcomes;
};

test('the first question waits one interval, and each of the twenty as long after the last [PAY-11] [PAY-19]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { check, asked } = checkOf('pending');
  void all(pollerOf(3_000).follow('s', 'R-1', check));
  await vi.advanceTimersByTimeAsync(2_950);
  for (let question = 0; question < 20; question += 1) {
    expect(asked()).toBe(question);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect(asked()).toBe(20);
});

test('the provider is not asked when there are no listeners [PAY-19]', async () => {
  const { check, asked } = checkOf('pending');
  const poller = pollerOf(5);
  const stream = poller.follow('s', 'R-1', check);
  await stream.next();
  const waiting = stream.next();
  await stream.return?.();
  expect((await waiting).done).toBe(true);
  expect(poller.size).toBe(0);
  const before = asked();
  await all(pollerOf(15).follow('s', 'R-2', checkOf(true).check));
  expect(asked()).toBe(before);
});

test('a customer whose connection broke comes back to the attempts as they were, and the provider is not asked meanwhile', async () => {
  const { check, asked } = checkOf('pending', 'pending', 'pending', true);
  const poller = pollerOf(5);
  const broken = poller.follow('s', 'R-1', check);
  await broken.next();
  await broken.next();
  await broken.return?.();
  expect(poller.size).toBe(0);
  const outcomes = await all(poller.follow('s', 'R-1', check));
  expect(outcomes.map(({ attempt, state }) => `${attempt} ${state}`)).toEqual(['2 PENDING', '3 PENDING', '4 PAID']);
  expect(asked()).toBe(4);
});

test('after the last attempt only a customer who asks begins anew [PAY-11] [PAY-16]', async () => {
  const { check, asked } = checkOf('pending');
  const poller = pollerOf(1);
  await all(poller.follow('s', 'R-1', check));
  expect(await all(poller.follow('s', 'R-1', check))).toMatchObject([{ state: 'UNCONFIRMED', attempt: 20 }]);
  expect(asked()).toBe(20);
  expect(await poller.askNow('s', 'R-1', check)).toMatchObject({ state: 'PENDING', attempt: 1 });
  expect(await all(poller.follow('s', 'R-1', check))).toHaveLength(20);
});

test('what one question finds out is told to every window, and two at once are one', async () => {
  const { check, asked } = checkOf(true);
  const poller = pollerOf(10_000);
  const window = all(poller.follow('s', 'R-1', check));
  const answers = await Promise.all([poller.askNow('s', 'R-1', check), poller.askNow('s', 'R-1', check)]);
  expect(answers.map(({ state }) => state)).toEqual(['PAID', 'PAID']);
  expect((await window).map(({ state }) => state)).toEqual(['PAID']);
  expect(asked()).toBe(1);
  expect(poller.size).toBe(0);
});

test('when the process that asks is gone, another goes on', async () => {
  const store = buildEmbeddedStore(':memory:');
  const gone = pollerOf(30, store);
  const first = gone.follow('s', 'R-1', checkOf('pending').check);
  const other = pollerOf(30, store).follow('s', 'R-1', checkOf(true).check);
  await first.next();
  gone.close();
  expect((await all(other)).at(-1)?.state).toBe('PAID');
});

test('a customer who begins to listen again and again costs one question an interval', async () => {
  const { check, asked } = checkOf('pending');
  const poller = pollerOf(50);
  const startedAt = performance.now();
  for (let times = 0; times < 40; times += 1) {
    const stream = poller.follow('s', 'R-1', check);
    await Promise.race([stream.next(), new Promise((resolve) => setTimeout(resolve, 5))]);
    await stream.return?.();
  }
  expect(asked()).toBeLessThanOrEqual(Math.ceil((performance.now() - startedAt) / 50));
});

test('an order that was just placed is not asked for by pages that read the cart, and its first question is due after an interval [PAY-11 PAY-19]', async () => {
  const { check, asked } = checkOf(true);
  const poller = pollerOf(60);
  const placedAt = performance.now();
  await poller.expect('s', 'R-1');
  expect(await poller.mayAsk('s', 'R-1')).toBe(false);
  expect((await all(poller.follow('s', 'R-1', check))).map(({ state }) => state)).toEqual(['PAID']);
  expect(performance.now() - placedAt).toBeGreaterThan(55);
  expect(asked()).toBe(1);
});

test('an order without a listener is asked for once an interval, by the first page that reads the cart', async () => {
  const poller = pollerOf(40);
  await poller.expect('s', 'R-1');
  await expect.poll(() => poller.mayAsk('s', 'R-1')).toBe(true);
  expect(await poller.mayAsk('s', 'R-1')).toBe(false);
});

test('a customer whose return and whose shop’s tab ask one after the other costs one question once it is "paid", at any process [PAY-13]', async () => {
  const { check, asked } = checkOf(true);
  const store = buildEmbeddedStore(':memory:');
  const [poller, other] = [pollerOf(20, store), pollerOf(20, store)];
  for (const each of [poller, poller, other]) {
    expect(await each.askNow('s', 'R-1', check)).toEqual({ orderNumber: 'R-1', state: 'PAID', attempt: 1 });
  }
  expect((await all(other.follow('s', 'R-1', check))).map(({ state }) => state)).toEqual(['PAID']);
  expect(asked()).toBe(1);
});

test('"paid" is told of no other order, to no other customer, and of no later order with the same number', async () => {
  const poller = pollerOf(20);
  const { check: unpaid, asked } = checkOf('pending');
  await poller.askNow('s', 'R-1', checkOf(true).check);
  expect((await poller.askNow('s', 'R-2', unpaid)).state).toBe('PENDING');
  expect((await poller.askNow('other', 'R-1', unpaid)).state).toBe('PENDING');
  await poller.expect('s', 'R-1');
  expect((await poller.askNow('s', 'R-1', unpaid)).state).toBe('PENDING');
  expect(asked()).toBe(3);
});

test.each([false, 'pending', null] as const)(
  'a customer who pays after an answer of %j is heard at once',
  async (answer) => {
    const { check, asked } = checkOf(answer, true);
    const poller = pollerOf(10_000);
    expect((await poller.askNow('s', 'R-1', check)).state).not.toBe('PAID');
    expect((await poller.askNow('s', 'R-1', check)).state).toBe('PAID');
    expect(asked()).toBe(2);
  },
);
