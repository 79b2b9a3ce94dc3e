import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { listenTo } from '../support/listen-to.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { signInAtProvider } from '../support/provider-customer.ts';
import { bookService, placeMutation } from '../support/shop-steps.ts';

/** `secrets` are texts that no other visitor may ever receive. */
type Customer = { cookie: string; name: string; orderNumber: string; secrets: string[]; signature: string };

const shop = await shopForFile({ paymentPollMs: 30 });
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });

const followSubscription =
  'subscription ($orderNumber: ID!) { paymentStatus(orderNumber: $orderNumber) { state orderNumber } }';

const ownQueries = [
  '{ viewer { session { claims expiresAt } isAdmin profile { fullName mobileNumber } } }',
  '{ cart(params: {}) { itemCount lines { id name startAt } } }',
  '{ bookings { bookings { id number userName } } }',
  '{ addresses { id title fullAddress } }',
  '{ giftCards { serialNumber } giftedOrders { number } }',
];

const pages = [
  '/',
  '/services',
  '/auth-status',
  '/notifications',
  '/gift-list',
  '/dashboard',
  '/cart',
  '/dashboard/bookings',
  '/dashboard/profile',
  '/dashboard/wallet',
  '/dashboard/tickets',
  '/dashboard/gift-cards',
];

/** Everything of one customer bears a name that no other text of the shop has. */
const register = async (index: number): Promise<Customer> => {
  const phone = `50000070${index}`;
  const caller = await signInAtProvider(shop, shop.providerUrl, phone);
  const name = `Qx${'abc'[index]}zor${index}wq`;
  const form = new FormData();
  for (const [key, value] of Object.entries({ first_name: name, _method: 'PUT' })) form.append(key, value);
  await caller.call('POST', 'account/update', form);
  const title = `Nest${index}vy`;
  const position = { latitude: 24.7, longitude: 46.7, full_address: `${title} Street`, is_preferred: 1 };
  await caller.call('POST', 'addresses', { title, ...position });
  const cookie = await shop.signIn(phone);
  await bookService(shop, cookie, index, 4);
  const input = { checkoutKey: `decision-0000-000${index}`, paymentMethodId: '1', params: {} };
  const { data, errors } = await shop.gql(placeMutation, { input }, { cookie });
  if (errors) throw new Error(JSON.stringify(errors));
  const { orderNumber } = data.placeOrder;
  shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 1 });
  await bookService(shop, cookie, index, 5);
  const signature = cookie.split('.')[2] ?? '?';
  return { cookie, name, orderNumber, secrets: [name, title, phone, orderNumber], signature };
};

const customers = [await register(0), await register(1), await register(2)];

type Reading = { who: Customer | null; what: string; text: string };

const readPage = async (who: Customer | null, path: string): Promise<Reading> => {
  const headers: Record<string, string> = who ? { cookie: who.cookie } : {};
  const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  const cookies = response.headers.getSetCookie().join('\n');
  return { who, what: `page ${path}`, text: `${cookies}\n${await response.text()}` };
};

const readQuery = async (who: Customer | null, query: string): Promise<Reading> => {
  const { data, errors } = await postGraphql(origin, { query }, who ? { cookie: who.cookie } : {});
  return { who, what: query, text: JSON.stringify({ data, errors }) };
};

const readSocket = async (who: Customer | null, { orderNumber }: Customer): Promise<Reading> => {
  const heard = await listenTo(origin, who?.cookie ?? '', followSubscription, { orderNumber });
  return { who, what: 'socket', text: who?.orderNumber === orderNumber ? JSON.stringify(heard) : '' };
};

/** Each visitor reads everything in both languages, in an order in which no two neighbours are the same visitor. */
function* visits(): Generator<() => Promise<Reading>> {
  const visitors = [...customers, null];
  for (const [place, path] of pages.entries()) {
    for (const who of visitors) {
      yield () => readPage(who, path);
      yield () => readPage(who, path === '/' ? '/ar' : `/ar${path}`);
      yield () => readQuery(who, ownQueries[place % ownQueries.length] ?? '');
    }
  }
  for (const who of visitors) yield () => readSocket(who, who ?? (customers[0] as Customer));
}

const readAll = async (atOnce: number): Promise<Reading[]> => {
  const waiting = visits();
  const readings: Reading[] = [];
  const work = async () => {
    for (const visit of waiting) readings.push(await visit());
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return readings;
};

test('customers who use one server at the same time never receive a byte of one another, nor does a guest of them', async () => {
  shop.controls.setLatency(3);
  const readings = await readAll(16);
  expect(readings.length).toBe(pages.length * 4 * 3 + 4);
  for (const { who, what, text } of readings) {
    for (const other of customers) {
      if (other === who) continue;
      for (const secret of [...other.secrets, other.signature])
        expect(text.includes(secret), `${who?.name ?? 'a guest'}, ${what}`).toBe(false);
    }
  }
  for (const who of customers) {
    const own = readings.flatMap((reading) => (reading.who === who ? [reading.text] : [])).join('\n');
    for (const secret of who.secrets) expect(own.includes(secret), `${who.name}: ${secret}`).toBe(true);
    expect(own.includes(who.signature), who.name).toBe(false);
  }
}, 60_000);
