import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { createProviderCaller } from '../support/provider-caller.ts';
import { addMutation, aService, daysQuery, scheduleMutation } from '../support/shop-steps.ts';

const shop = await shopForFile();

type WrittenDay = { date: string; slots: Record<'from' | 'from_date_time' | 'to_date_time', string>[] };
const toSlot = (slot: WrittenDay['slots'][number]) => ({
  time: slot.from,
  startAt: slot.from_date_time,
  endAt: slot.to_date_time,
});

test('a guest sees the days with free times of a service, at one call [CALL-31] [APPT-04] [APPT-05]', async () => {
  const { productMasterId } = await aService(shop);
  await shop.gql(daysQuery, { id: productMasterId });
  const { calls, answer } = await shop.asked(() => shop.gql(daysQuery, { id: productMasterId }));
  expect(calls).toEqual([`GET /product-masters/${productMasterId}/available-times`]);
  const days = answer.data.availableDays;
  for (const day of days) expect(day.slots.length).toBeGreaterThan(0);
  const { body } = await createProviderCaller(shop.providerUrl).call('GET', calls[0]?.slice(5) ?? '');
  // Today's first time may have passed between the two answers.
  const isLater = ({ date }: { date: string }) => date > days[0].date;
  const free = (body.data.days as WrittenDay[]).filter((day) => isLater(day) && day.slots.length > 0);
  expect(days.filter(isLater)).toEqual(free.map(({ date, slots }) => ({ date, slots: slots.map(toSlot) })));
  expect(days[0].date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('times for a home visit are asked for with fee and address [CALL-31]', async () => {
  const { productMasterId } = await aService(shop);
  const variables = { id: productMasterId, serviceFees: [{ id: '2', addressId: '5' }] };
  await shop.callsOf(() => shop.gql(daysQuery, variables));
  expect(shop.controls.requests()[0]?.query).toEqual({ 'service_fees[0][id]': '2', service_fee_address_id: '5' });
});

test('free times are always fresh, and guests who ask at once share one call', async () => {
  const { productMasterId } = await aService(shop);
  const ask = () => shop.gql(daysQuery, { id: productMasterId });
  shop.controls.setLatency(50);
  expect(await shop.callsOf(() => Promise.all([ask(), ask(), ask()]))).toHaveLength(1);
  shop.controls.setLatency(0);
  expect(await shop.callsOf(ask)).toHaveLength(1);
});

test('a customer’s choice goes back exactly as it came, at two calls [CALL-20] [APPT-05] [APPT-06]', async () => {
  const cookie = await shop.signIn('500000201');
  const service = await aService(shop);
  const added = await shop.gql(addMutation, { input: { productId: service.id, branchId: '1' } }, { cookie });
  const { data } = await shop.gql(daysQuery, { id: service.productMasterId });
  const [slot] = data.availableDays[2].slots;
  const input = { cartLineId: added.data.addToCart.cartLineId, startAt: slot.startAt, endAt: slot.endAt };
  const { calls, answer } = await shop.asked(() => shop.gql(scheduleMutation, { input }, { cookie }));
  expect(calls).toEqual([`POST /cart-products/${input.cartLineId}/update-time-slot`, 'GET /cart']);
  expect(shop.controls.requests()[0]?.body).toEqual({ start_at: slot.startAt, end_at: slot.endAt });
  expect(answer.data.scheduleCartLine.lines[0]).toMatchObject({ startAt: slot.startAt, endAt: slot.endAt });
});

test('of two customers who want the same time at the same moment one is told that it is taken', async () => {
  const service = await aService(shop, 1);
  const { data } = await shop.gql(daysQuery, { id: service.productMasterId });
  const [slot] = data.availableDays[4].slots;
  const cookies = [await shop.signIn('500000202'), await shop.signIn('500000203')];
  const wishes = await Promise.all(
    cookies.map(async (cookie) => {
      const added = await shop.gql(addMutation, { input: { productId: service.id, branchId: '1' } }, { cookie });
      const input = { cartLineId: added.data.addToCart.cartLineId, startAt: slot.startAt, endAt: slot.endAt };
      return () => shop.gql(scheduleMutation, { input }, { cookie });
    }),
  );
  const answers = await Promise.all(wishes.map((wish) => wish()));
  const codes = answers.map((answer) => answer.code ?? 'fine');
  expect(codes.toSorted()).toEqual(['CONFLICT', 'fine']);
});
