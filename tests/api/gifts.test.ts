import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();
const cookie = await shop.signIn('512345678');

const giftsQuery = `{
  giftedOrders { number status { isCancelled } gift { id isSender isCompleted senderName receiverName statusLabel } }
}`;

test('a customer sees gifts sent and received, at one call [CALL-23]', async () => {
  await shop.gql(giftsQuery, {}, { cookie });
  const { calls, answer } = await shop.asked(() => shop.gql(giftsQuery, {}, { cookie }));
  expect(calls).toEqual(['GET /gifted-orders']);
  expect(shop.controls.requests()[0]?.query).toEqual({});
  const gifts = answer.data.giftedOrders.map((order: { gift: { isSender: boolean } }) => order.gift.isSender);
  expect(new Set(gifts)).toEqual(new Set([true, false]));
});

test('a cancelled gift is not among them [GIFT-27]', async () => {
  const gifted_info = { id: 1, is_sender: 1, is_completed: 0 };
  const orders = [
    { id: 1, order_number: 'A', status: { value: '9' }, gifted_info },
    { id: 2, order_number: 'B', status: { value: 2 }, gifted_info },
  ];
  shop.controls.setFault({ kind: 'body', path: 'gifted-orders', times: 1, body: { status: true, data: { orders } } });
  const { data } = await shop.gql(giftsQuery, {}, { cookie });
  expect(data.giftedOrders.map((order: { number: string }) => order.number)).toEqual(['B']);
});

const giftQuery = `query ($id: ID!) {
  giftedOrder(id: $id) {
    id firstProductId message
    order {
      id number invoiceUrl gift { isSender isCompleted senderName receiverName statusLabel statusColor }
      products { id productMasterId startAt serviceFeeIds }
    }
  }
}`;
const scheduleMutation =
  'mutation ($input: ScheduleGiftedProductInput!) { scheduleGiftedProduct(input: $input) { isDone message } }';
const acceptMutation = 'mutation ($id: ID!) { acceptGiftedOrder(id: $id) { isDone message } }';
const declineMutation = 'mutation ($id: ID!) { declineGiftedOrder(id: $id) { isDone message } }';

type Listed = { id: string; gift: { id: string; isSender: boolean; isCompleted: boolean; statusLabel: string } };

const waiting = async (as: string): Promise<Listed[]> => {
  const { data } = await shop.gql(
    '{ giftedOrders { id gift { id isSender isCompleted statusLabel } } }',
    {},
    { cookie: as },
  );
  return data.giftedOrders.filter(({ gift }: Listed) => !gift.isSender && !gift.isCompleted);
};

/** The gifts that wait for Noura: a new one of Sara, and an older one of Reem. */
const [unscheduled, ofReem] = await waiting(cookie);
const sara = await shop.signIn('555123456');

test('a gift is printed under its own address for its sender and its receiver; no other visitor reads a word of it', async () => {
  const { gift } = (await waiting(cookie)).find((order) => !order.gift.isSender) as Listed;
  const { data } = await shop.gql(giftQuery, { id: gift.id }, { cookie });
  const { number } = data.giftedOrder.order;
  const pageOf = async (as: string) => {
    const headers = { cookie: as };
    const { body } = await shop.app.inject({ url: `/ar/gift-list?gift=${gift.id}`, headers });
    return body.replace(/<script.*?<\/script>/gs, '');
  };
  const sheet = /<section[^>]*aria-labelledby.*/s;
  expect(sheet.exec(await pageOf(cookie))?.[0]).toContain(number);
  expect(await pageOf(sara)).toMatch(/00\.00/);
  for (const other of ['', await shop.signIn('500000617')]) {
    expect(await pageOf(other)).not.toMatch(sheet);
    expect(await pageOf(other)).not.toContain(number);
  }
});

const prices = `
  subTotal { amount } tax { amount } serviceFee { amount } discount { amount } giftCard { amount } addedTax { amount }
  redeemPoints { amount } total { amount } invoiceUrl`;

test('what a present cost is told to its sender and to no other customer, wherever it is asked for', async () => {
  const id = unscheduled?.gift.id ?? '';
  const query = `query ($id: ID!, $order: ID!) {
    giftedOrder(id: $id) { order { ${prices} } } booking(id: $order) { ${prices} }
    bookings { bookings { id ${prices} } } giftedOrders { id ${prices} }
  }`;
  const order = unscheduled?.id ?? '';
  const read = async (as: string) => {
    const { data } = await shop.gql(query, { id, order }, { cookie: as });
    const listed = [...data.bookings.bookings, ...data.giftedOrders].filter(
      (each: { id: string }) => each.id === order,
    );
    expect(listed).toHaveLength(2);
    return [data.giftedOrder.order, data.booking, ...listed];
  };
  for (const { total, invoiceUrl } of await read(sara)) {
    expect([total.amount > 0, invoiceUrl]).toEqual([true, expect.stringMatching(/^http/)]);
  }
  for (const { id: _id, invoiceUrl, ...amounts } of await read(cookie)) {
    expect(invoiceUrl).toBeNull();
    expect(Object.values(amounts)).toEqual(Array(8).fill({ amount: 0 }));
  }
  const pages = [
    '/dashboard/bookings',
    `/dashboard/bookings?booking=${order}`,
    `/gift-list?gift=${id}`,
    '/notifications',
  ];
  const { total } = (await read(sara))[0];
  for (const url of pages) {
    const { body } = await shop.app.inject({ url, headers: { cookie } });
    expect(body, url).not.toContain(`"amount":${total.amount},`);
  }
  const asked = await shop.gql('query ($id: ID!) { receipt(bookingId: $id) { state } }', { id: order }, { cookie });
  expect(asked.code).toBe('NOT_FOUND');
});

test('a gift that waits says so in words to the one it waits for', async () => {
  const labelOf = async (as: string) =>
    (await shop.gql(giftQuery, { id: unscheduled?.gift.id }, { cookie: as })).data.giftedOrder.order.gift.statusLabel;
  expect([await labelOf(cookie), await labelOf(sara)]).toEqual(['Waiting for you', 'Waiting for the receiver']);
});

test('the receiver chooses the time of a product and accepts; both see how it stands [CALL-21 CALL-22 GIFT-12]', async () => {
  const id = unscheduled?.gift.id ?? '';
  const before = (await shop.gql(giftQuery, { id }, { cookie })).data.giftedOrder;
  const [product] = before.order.products;
  expect(before).toMatchObject({
    id,
    firstProductId: product.id,
    order: { gift: { isSender: false, isCompleted: false } },
  });
  const days = await shop.gql(
    'query ($id: ID!) { availableDays(productMasterId: $id) { slots { startAt endAt } } }',
    { id: product.productMasterId },
    { cookie },
  );
  const [slot] = days.data.availableDays[1].slots;
  const input = { id, orderProductId: product.id, ...slot, serviceFeeIds: [] };
  const calls = await shop.callsOf(async () => {
    const { data } = await shop.gql(scheduleMutation, { input }, { cookie });
    expect(data.scheduleGiftedProduct).toEqual({ isDone: true, message: 'The appointment has been set.' });
  });
  expect(calls).toEqual([`POST /gifted-orders/${id}/schedule`]);
  expect(shop.controls.requests()[0]?.body).toEqual({
    start_at: slot.startAt,
    end_at: slot.endAt,
    order_product_id: product.id,
  });
  const after = (await shop.gql(giftQuery, { id }, { cookie })).data.giftedOrder;
  expect(after.order.products[0].startAt).toBe(slot.startAt);

  shop.controls.clearRequests();
  const accepted = await shop.gql(acceptMutation, { id }, { cookie, language: 'ar' });
  expect(accepted.data.acceptGiftedOrder).toEqual({ isDone: true, message: 'الهدية لك، بالهناء!' });
  const [accept] = shop.controls.requests();
  expect([accept?.method, accept?.path, accept?.body ?? null]).toEqual(['POST', `/gifted-orders/${id}/accept`, null]);
  const seen = (await shop.gql(giftQuery, { id }, { cookie: sara })).data.giftedOrder;
  expect(seen.order.gift).toMatchObject({ isSender: true, isCompleted: true, statusLabel: 'Accepted' });
  const again = await shop.gql(scheduleMutation, { input }, { cookie });
  expect(again.code).toBe('CONFLICT');
});

test('the extras of a product go with its time, and a time that is missing is not sent [CALL-21]', async () => {
  const input = { id: '1', orderProductId: '5', startAt: '2030-01-01 10:00:00', endAt: '2030-01-01 11:00:00' };
  await shop.callsOf(() => shop.gql(scheduleMutation, { input: { ...input, serviceFeeIds: ['18'] } }, { cookie }));
  expect(shop.controls.requests()[0]?.body).toMatchObject({ order_product_id: '5', service_fee_ids: ['18'] });
  const calls = await shop.callsOf(async () => {
    const { errors } = await shop.gql(scheduleMutation, { input: { ...input, startAt: ' ' } }, { cookie });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { startAt: expect.any(String) } });
  });
  expect(calls).toEqual([]);
});

test('a gift of others is not found, whatever is tried with its id, and nothing happens to it', async () => {
  const id = ofReem?.gift.id ?? '';
  const stranger = await shop.signIn('566778899');
  const calls = await shop.callsOf(async () => {
    const seen = await shop.gql(giftQuery, { id }, { cookie: stranger });
    expect(seen.code).toBe('NOT_FOUND');
    for (const mutation of [acceptMutation, declineMutation]) {
      expect((await shop.gql(mutation, { id }, { cookie: stranger })).code).toBe('NOT_FOUND');
    }
    const forged = await shop.gql(declineMutation, { id: '../orders/1' }, { cookie: stranger });
    expect(forged.code).toBe('NOT_FOUND');
  });
  expect(calls.filter((call) => call.includes('cancel'))).toEqual([]);
  expect((await waiting(cookie)).map(({ gift }) => gift.id)).toContain(id);
});

test('the sender cannot decline: their own order would be cancelled instead', async () => {
  const reem = await shop.signIn('544556677');
  const calls = await shop.callsOf(async () => {
    expect((await shop.gql(declineMutation, { id: ofReem?.gift.id }, { cookie: reem })).code).toBe('FORBIDDEN');
  });
  expect(calls.filter((call) => call.includes('cancel'))).toEqual([]);
});

test('a gift is declined once, with the receiver’s own number, whatever becomes of the answer [CALL-36 GIFT-12]', async () => {
  const id = ofReem?.gift.id ?? '';
  const path = `/orders/${ofReem?.id}/cancel`;
  const cancels = () => shop.controls.requests().filter((call) => call.path === path);
  shop.controls.setFault({ kind: 'status', status: 503, path: 'orders/{id}/cancel', times: 1 });
  shop.controls.clearRequests();
  const failed = await shop.gql(declineMutation, { id }, { cookie });
  expect(failed.code).toBe('PROVIDER_UNAVAILABLE');
  expect(cancels()).toHaveLength(1);
  const no = { success: false, message: 'Not today' };
  shop.controls.setFault({ kind: 'body', path: 'orders/{id}/cancel', times: 1, body: no });
  const refused = await shop.gql(declineMutation, { id }, { cookie });
  expect(refused.errors?.[0]).toMatchObject({ message: 'Not today', extensions: { isProvidersMessage: true } });

  shop.controls.clearRequests();
  const { data } = await shop.gql(declineMutation, { id }, { cookie });
  expect(data.declineGiftedOrder).toEqual({ isDone: true, message: 'You have declined the gift.' });
  expect(cancels().map(({ query }) => query)).toEqual([{ user_id: '4101' }]);
  expect((await waiting(cookie)).map(({ gift }) => gift.id)).not.toContain(id);
});
