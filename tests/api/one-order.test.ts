import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { bookService, placeMutation } from '../support/shop-steps.ts';

const shop = await shopForFile({ providerTimeoutMs: 2_000 });
const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));

const howManyCustomers = 50;
const howManyClicks = 20;

/** One press on a way to pay; `isReset` breaks the connection as soon as the request is on its way. Answers the order's number. */
const press = async (cookie: string, checkoutKey: string, isReset: boolean): Promise<string | null> => {
  const body = JSON.stringify({ query: placeMutation, variables: { input: { checkoutKey, paymentMethodId: '1' } } });
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers });
  sent.on('error', () => {});
  const closed = new Promise((resolve) => sent.once('close', resolve));
  let text = '';
  sent.on('response', (response) => response.on('data', (part) => (text += part)));
  sent.end(body);
  if (isReset) {
    await once(sent, 'finish');
    sent.destroy();
  }
  await closed;
  return text ? JSON.parse(text).data?.placeOrder?.orderNumber : null;
};

test('a thousand double clicks, reloads and broken connections make one order for each decision to pay [PAY-02]', async () => {
  const cookies: string[] = [];
  for (let index = 0; index < howManyCustomers; index++) {
    const cookie = await shop.signIn(`5000010${String(index).padStart(2, '0')}`);
    await bookService(shop, cookie, index % 10, 2 + Math.floor(index / 10));
    cookies.push(cookie);
  }
  shop.controls.clearRequests();
  const decisions = cookies.map(async (cookie, index) => {
    const key = `decision-${String(index).padStart(8, '0')}`;
    const numbers = new Set<string>();
    for (let click = 0; click < howManyClicks; click += 4) {
      const presses = [0, 1, 2, 3].map((turn) => press(cookie, key, (turn + index) % 3 === 0));
      for (const number of await Promise.all(presses)) if (number) numbers.add(number);
    }
    return numbers.size;
  });
  expect(await Promise.all(decisions)).toEqual(Array(howManyCustomers).fill(1));
  const placed = shop.controls.requests().filter(({ method, path }) => method === 'POST' && path === '/orders');
  expect(placed).toHaveLength(howManyCustomers);
}, 60_000);
