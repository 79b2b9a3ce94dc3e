import { beforeEach, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import type { Shop } from '../support/start-shop.ts';

const shop = await shopForFile();
const without = await shopForFile({ assumedCallsOff: new Set(['voucher']) });
const noura = await shop.signIn('512345678');
beforeEach(() => shop.controls.clearFaults());

const cardsQuery = '{ giftCards { serialNumber name value { amount } remaining { amount } image status statusLabel } }';

test('a customer sees the own gift cards, at one call [CALL-32]', async () => {
  await shop.gql(cardsQuery, {}, { cookie: noura });
  const { calls, answer } = await shop.asked(() => shop.gql(cardsQuery, {}, { cookie: noura }));
  expect(calls).toEqual(['GET /vouchers/list_available_vouchers']);
  expect(shop.controls.requests()[0]?.query).toEqual({ page: '1', per_page: '30' });
  expect(answer.data.giftCards[0]).toMatchObject({
    serialNumber: expect.any(String),
    name: expect.any(String),
    value: { amount: expect.any(Number) },
    image: expect.stringMatching(/^\/p\//),
  });
});

const cardQuery = `query ($serialNumber: ID!) {
  giftCard(serialNumber: $serialNumber) {
    serialNumber name image status statusLabel total { amount currency } remaining { amount } redeemed { amount }
    description expiresOn orderNumber qrCode subTotal { amount } taxRate tax { amount } discount { amount }
    redemptions { date orderNumber amount { amount currency } }
  }
}`;
const inUse = 'GC-7502-664173';

const ask = (at: Shop, cookie: string, serialNumber = inUse) => at.gql(cardQuery, { serialNumber }, { cookie });

const one = `vouchers/${inUse}`;

test('a customer sees all there is to know of a gift card, at one call', async () => {
  await ask(shop, noura);
  const { calls, answer } = await shop.asked(() => ask(shop, noura));
  expect(calls).toEqual([`GET /vouchers/${inUse}`]);
  expect(answer.data.giftCard).toMatchObject({
    serialNumber: inUse,
    image: expect.stringMatching(/^\/p\//),
    status: 'ACTIVE',
    statusLabel: 'Partly used',
    total: { amount: 50_000, currency: 'SAR' },
    remaining: { amount: 32_000 },
    redeemed: { amount: 18_000 },
    description: expect.stringMatching(/^<p>.+<li>/),
    expiresOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    orderNumber: 'RQ259771',
    qrCode: expect.stringMatching(/^http.*\/qr\//),
    subTotal: { amount: 43_478 },
    taxRate: 15,
    tax: { amount: 6_522 },
    discount: { amount: 0 },
  });
  expect(answer.data.giftCard.redemptions).toEqual([
    { date: expect.any(String), orderNumber: 'RQ260109', amount: { amount: 6_000, currency: 'SAR' } },
    { date: expect.any(String), orderNumber: 'RQ260107', amount: { amount: 12_000, currency: 'SAR' } },
  ]);
});

test('every word and number that the provider says of a card is told for what it is [VCH-07 VCH-08 VCH-09]', async () => {
  const listed = { serial_number: inUse, voucher_group_name: 'Rose', value: '200.50', card_image: '/rose.png' };
  const paid = { sub_total: 180, tax_rate: 5, tax: '9', discounts: 4, total: 200, remaining_amount: 50 };
  const data = {
    ...paid,
    currency: 'SAR',
    status: 'Used',
    description: '<p>For you</p>',
    expiry_date: '2031-01-31',
    voucher_order_number: 'RQ1',
    qr_code: 'https://cards.example/qr.png',
    redeem_history: [{ date: '2026-05-06', order_number: 'RQ9', amount: '150' }],
  };
  shop.controls.setFault({
    kind: 'body',
    path: 'vouchers/list_available_vouchers',
    body: { status: true, data: { vouchers: [{ ...listed, ...data }] } },
  });
  shop.controls.setFault({ kind: 'body', path: one, body: { status: true, data: { ...listed, ...data } } });
  const card = {
    serialNumber: inUse,
    name: 'Rose',
    image: expect.stringMatching(/rose\.png/),
    status: 'USED',
    statusLabel: 'Used',
    remaining: { amount: 5000 },
  };
  const list = await shop.gql(cardsQuery, {}, { cookie: noura });
  expect(list.data.giftCards).toEqual([{ ...card, value: { amount: 20_050 } }]);
  expect((await ask(shop, noura)).data.giftCard).toEqual({
    ...card,
    total: { amount: 20_000, currency: 'SAR' },
    redeemed: { amount: 15_000 },
    description: '<p>For you</p>',
    expiresOn: '2031-01-31',
    orderNumber: 'RQ1',
    qrCode: 'https://cards.example/qr.png',
    subTotal: { amount: 18_000 },
    taxRate: 5,
    tax: { amount: 900 },
    discount: { amount: 400 },
    redemptions: [{ date: '2026-05-06', orderNumber: 'RQ9', amount: { amount: 15_000, currency: 'SAR' } }],
  });
});

test('a provider that knows no such call tells of the card what stands in its list [VCH-13]', async () => {
  const cookie = await without.signIn('512345678');
  const calls = await without.callsOf(async () => {
    const { data } = await ask(without, cookie);
    expect(data.giftCard).toMatchObject({
      serialNumber: inUse,
      orderNumber: 'RQ259771',
      remaining: { amount: 32_000 },
    });
  });
  expect(calls).toEqual(['GET /vouchers/list_available_vouchers']);
  expect((await ask(without, cookie, 'GC-0')).code).toBe('NOT_FOUND');

  for (const status of [404, 405, 403, 500]) {
    shop.controls.setFault({ kind: 'status', path: one, status });
    expect((await ask(shop, noura)).data.giftCard.orderNumber).toBe('RQ259771');
    shop.controls.clearFaults();
  }
  shop.controls.setFault({ kind: 'html', path: one });
  expect((await ask(shop, noura)).data.giftCard.orderNumber).toBe('RQ259771');
});

test('a card reads whole however loosely the provider tells of it, and nothing in it can run [VCH-02 VCH-05]', async () => {
  const data = {
    total: '1,200.50',
    remaining_amount: '0',
    currency: 'aed',
    status: 'NOT_USED',
    description: '<p onclick="x()">Calm<script>alert(1)</script></p>',
    qr_code: 'javascript:alert(1)',
    sub_total: '',
    tax_rate: '0',
    discounts: [{ amount: '10' }, { value: 5 }],
    redeem_history: { data: [{ amount: 5, date: null }] },
  };
  shop.controls.setFault({ kind: 'body', path: one, body: { status: '1', data } });
  const answer = await ask(shop, noura);
  expect(answer.data.giftCard).toMatchObject({
    serialNumber: inUse,
    name: expect.stringMatching(/./),
    image: expect.stringMatching(/^\/p\//),
    total: { amount: 120_050, currency: 'AED' },
    remaining: { amount: 0 },
    redeemed: { amount: 120_050 },
    status: 'NOT_USED',
    description: '<p>Calm</p>',
    qrCode: null,
    taxRate: 0,
    discount: { amount: 1_500 },
    redemptions: [{ date: null, orderNumber: null, amount: { amount: 500, currency: 'AED' } }],
  });
});

test.each([
  ['Used', 'USED'],
  ['not used', 'NOT_USED'],
  [' Expired ', 'EXPIRED'],
  ['Frozen', 'ACTIVE'],
  [null, 'ACTIVE'],
])('a card that the provider calls %s is %s [VCH-10]', async (status, expected) => {
  const voucher = { serial_number: 'GC-1', value: 5, status };
  shop.controls.setFault({ kind: 'body', path: 'vouchers/list_available_vouchers', body: { data: [voucher] } });
  const { data } = await shop.gql(cardsQuery, {}, { cookie: noura });
  expect(data.giftCards).toMatchObject([{ status: expected, statusLabel: status }]);
});

test('a customer reads no card of another, and a failing provider is told as one', async () => {
  const cookie = await shop.signIn('545566771');
  expect((await ask(shop, cookie)).code).toBe('NOT_FOUND');
  expect((await ask(shop, cookie, '../account/info')).code).toBe('NOT_FOUND');
  shop.controls.setFault({ kind: 'reset', path: one });
  expect((await ask(shop, noura)).code).toBe('PROVIDER_UNAVAILABLE');
});
