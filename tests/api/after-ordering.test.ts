import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { addMutation, bookService, placeMutation } from '../support/shop-steps.ts';

const shop = await shopForFile();

/** The text of a page, without its scripts and tags. */
const messageOf = async (url: string, cookie: string): Promise<string> => {
  const { body } = await shop.app.inject({ url, headers: { cookie } });
  const shown = body.replace(/<script.*?<\/script>/gs, '').replace(/<!--.*?-->|<[^>]+>/gs, '\n');
  return shown.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
};

const order = async (cookie: string, params: object = {}): Promise<string> => {
  const input = { checkoutKey: randomUUID(), paymentMethodId: '1', params };
  const { data } = await shop.gql(placeMutation, { input }, { cookie });
  return data.placeOrder.orderNumber;
};

const pay = (orderNumber: string) => shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 0 });

test('an address that calls a booking paid is believed only once the provider says so', async () => {
  const cookie = await shop.signIn('500000951');
  await bookService(shop, cookie, 0);
  const number = await order(cookie);
  const url = `/dashboard/bookings?paid=${number}`;
  expect(await messageOf(url, cookie)).not.toContain('Your booking is confirmed');
  pay(number);
  const page = await messageOf(url, cookie);
  for (const message of ['Your booking is confirmed', 'Add to calendar', 'Receipt']) expect(page).toContain(message);
  expect(await messageOf(`/ar${url}`, cookie)).toContain('تم تأكيد حجزك');
  const other = await shop.signIn('500000952');
  for (const forged of [`/dashboard/bookings?paid=${number}`, '/dashboard/bookings?paid=%3Cb%3E']) {
    expect(await messageOf(forged, other)).not.toContain('is confirmed');
  }
});

test('a customer who buys a product reads where to pick it up: before, in the order and once it is paid', async () => {
  const cookie = await shop.signIn('500000953');
  expect(await messageOf('/product/8001?branch=1', cookie)).toContain('You pick it up at');
  const brought = `${cookie}; settings=.delivery`;
  expect(await messageOf('/product/8001', brought)).not.toContain('pick it up');
  const input = { productId: '8001', branchId: '2', as: 'PRODUCT', extension: '30ml', quantity: 1 };
  const added = await shop.gql(addMutation, { input }, { cookie });
  expect(added.errors).toBeUndefined();
  const number = await order(cookie);
  const list = await messageOf('/dashboard/bookings', cookie);
  expect(list).toContain(`Order ${number}`);
  expect(list).toContain('Pick-up: Rawnaq Hittin');
  expect(list).not.toContain('guest');
  pay(number);
  const paid = await messageOf(`/dashboard/bookings?paid=${number}`, cookie);
  expect(paid).toContain('Thank you, it is paid');
  expect(paid).toContain('You pick it up at Rawnaq Hittin.');
  for (const message of ['Pay now', 'Awaiting payment']) expect(paid).not.toContain(message);
  const { data } = await shop.gql('{ bookings { bookings { id } } }', {}, { cookie });
  const sheet = await messageOf(`/dashboard/bookings?booking=${data.bookings.bookings[0].id}`, cookie);
  expect(sheet).toContain('What you ordered');
  for (const message of ['Visitors', 'Checked in']) expect(sheet).not.toContain(message);
});

test('what lies ahead stands in the order of its times, and a gift says whose it is and asks for its time', async () => {
  const cookie = await shop.signIn('512345678');
  const page = await messageOf('/dashboard/bookings', cookie);
  const ahead = page.slice(page.indexOf(' Coming up '), page.indexOf(' Past '));
  expect([...ahead.matchAll(/(?:Booking|Order) (RQ\d+)/g)].map(([, number]) => number)).toEqual([
    'RQ260116',
    'RQ260111',
    'RQ260112',
    'RQ260115',
    'RQ260113',
  ]);
  expect(ahead).toContain('A gift from سارة العتيبي');
  expect(ahead).toContain('Gift to ريم الغامدي');
  expect(ahead).toContain('Waiting for you');
  expect(ahead.match(/Choose a time/g)).toHaveLength(1);
});
