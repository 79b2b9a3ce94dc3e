import { describe, expect, test } from 'vitest';
import { rateOrder } from '../../server/provider/assumed-calls.ts';
import { cancelOrder, listOrders } from '../../server/provider/bookings.ts';
import { addCartLine, clearCart, getCart, updateTimeSlot } from '../../server/provider/cart.ts';
import { createOrder } from '../../server/provider/checkout.ts';
import { acceptGift, listGiftedOrders, scheduleGift } from '../../server/provider/gifts.ts';
import { deleteProfile, updateProfile } from '../../server/provider/profile.ts';
import { registerCustomer, sendCode, verifyCode } from '../../server/provider/session.ts';
import { type SandboxHabit, sandboxHabits } from '../../server/settings/sandbox-config.ts';
import { type Asker, carryTo, createAsker, type Exchange } from '../provider-api/asker.ts';
import type { Known } from '../provider-api/call.ts';
import { refusalSchema, validatorFor } from '../provider-api/description.ts';
import { providerCalls } from '../provider-api/provider-calls.ts';
import { wrongIn } from '../provider-api/sent.ts';
import { sandboxForFile } from '../support/for-file.ts';
import { freeSlot, signInAtProvider } from '../support/provider-customer.ts';
import { addMutation, bookService, cartQuery, placeMutation } from '../support/shop-steps.ts';
import { startShop } from '../support/start-shop.ts';

const { sandbox, origin } = await sandboxForFile();

const compile = validatorFor('read');
const isRefusal = compile(refusalSchema);
const answers = new Map(providerCalls.map((call) => [call.endpoint, compile(call.answer)]));

const wrongAnswers = (exchanges: Exchange[]) =>
  exchanges.flatMap(({ asked, json, outcome }) => {
    const isAsDescribed = outcome === 'refused' ? isRefusal : answers.get(asked.endpoint);
    return isAsDescribed?.(json)
      ? []
      : [{ endpoint: asked.endpoint, errors: isAsDescribed?.errors?.slice(0, 3), json }];
  });

const askerFor = async (phone: string): Promise<Asker> =>
  createAsker(carryTo(origin), { token: (await signInAtProvider(sandbox, origin, phone)).token() });

/** Every call that changes nothing, or is taken back. */
const askAround = async ({ client, only }: Asker): Promise<Required<Known>> => {
  const known = {} as Required<Known>;
  for (const call of providerCalls.filter(({ effect }) => effect !== 'lasts')) {
    only(call.endpoint);
    await call.ask(client, known, (told) => Object.assign(known, told)).catch(() => undefined);
  }
  only(null);
  return known;
};

const signUp = async (phone: string): Promise<Exchange[]> => {
  const guest = createAsker(carryTo(origin));
  await sendCode(guest.client, phone);
  const code = sandbox.controls.codeFor(phone) ?? '';
  await verifyCode(guest.client, phone, code);
  const customer = { first_name: 'Maha', last_name: 'Salem', date_of_birth: '1994-02-03', gender: 'Female' } as const;
  await registerCustomer(guest.client, phone, code, customer);
  return guest.exchanges;
};

/** Buys, cancels, rates and accepts; then the customer goes. */
const live = async (asker: Asker, phone: string): Promise<void> => {
  const { client, only } = asker;
  await updateProfile(client, { first_name: 'Nora', email: 'nora@mail.example' });
  const caller = await signInAtProvider(sandbox, origin, phone);
  const slot = await freeSlot(caller, 1027);
  const times = { start_at: slot.from_date_time, end_at: slot.to_date_time };
  const lineId = (await addCartLine(client, { product_id: '1027', quantity: 1 })) ?? '';
  await updateTimeSlot(client, lineId, times);
  const { paymentMethods: methods } = await getCart(client, { promo_code: 'RAWNAQ10' });
  const placed = await createOrder(client, methods[0]?.id ?? '', {});
  const { bookings } = await listOrders(client, 1);
  await cancelOrder(client, bookings.find(({ number }) => number === placed.order.order_number)?.id ?? '');
  const rateable = bookings.find(({ canRate }) => canRate);
  await rateOrder(client, rateable?.id ?? '', { stars: 5, comment: 'Very kind' }, new Set());
  const given = (await listGiftedOrders(client)).find(({ gift: info }) => info?.isSender === false);
  const line = given?.products[0];
  const giftSlot = await freeSlot(caller, Number(line?.productId));
  const giftTimes = { start_at: giftSlot.from_date_time, end_at: giftSlot.to_date_time };
  const giftId = given?.gift?.id ?? '';
  await scheduleGift(client, giftId, { ...giftTimes, order_product_id: line?.id ?? '' });
  await acceptGift(client, giftId);
  await clearCart(client);
  only('DELETE delete-all-cart');
  await clearCart(client);
  only(null);
  await deleteProfile(client);
};

const all = (points: SandboxHabit): SandboxHabit[] =>
  sandboxHabits.filter((habit) => habit === points || !habit.startsWith('points-'));

const writings: [name: string, habits: SandboxHabit[]][] = [
  ['as it usually does', []],
  // Where lists lie is described in words.
  ['in every other type', all('points-as-list').filter((habit) => habit !== 'lists-elsewhere')],
  ['with points as an object', ['points-as-object']],
];

describe('an integrator who reads the description of the provider’s API', () => {
  test.each(writings)('finds every answer of the sandbox in it, which writes %s', async (_name, habits) => {
    sandbox.controls.reset();
    sandbox.controls.setHabits(habits);
    const signedUp = await signUp('500012345');
    const noura = await askerFor('512345678');
    await askAround(noura);
    await live(noura, '512345678');
    const exchanges = [...signedUp, ...noura.exchanges];
    expect(wrongAnswers(exchanges)).toEqual([]);
    const understood = exchanges.filter(({ outcome }) => outcome === 'read').map(({ asked }) => asked.endpoint);
    expect([...new Set(understood)].sort()).toEqual(providerCalls.map(({ endpoint }) => endpoint).sort());
    expect(exchanges.flatMap(({ skipped }) => skipped)).toEqual([]);
  });

  test('finds in it every refusal of a guest', async () => {
    sandbox.controls.reset();
    const guest = createAsker(carryTo(origin));
    await askAround(guest);
    expect(wrongAnswers(guest.exchanges)).toEqual([]);
    const refused = guest.exchanges.filter(({ status }) => status === 401).map(({ asked }) => asked.endpoint);
    const forCustomers = providerCalls.filter(({ isPublic }) => !isPublic).map(({ endpoint }) => endpoint);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.filter((endpoint) => !forCustomers.includes(endpoint))).toEqual([]);
  });

  test('finds in it all that a whole shop sends while a customer books a gift and pays', async () => {
    const shop = await startShop();
    const cookie = await shop.signIn('512345678');
    shop.controls.clearRequests();
    await bookService(shop, cookie, 3, 3);
    await shop.gql(
      addMutation,
      { input: { productId: '8001', quantity: 2, extension: '50ml', as: 'PRODUCT' } },
      { cookie },
    );
    const gift = { firstName: 'Reem', lastName: 'Nasser', mobileNumber: '544556677', message: 'For you' };
    const params = { promoCode: 'RAWNAQ10', giftCard: 'GC-7519-902617', serviceFees: [{ id: '1' }], gift };
    const { data, errors } = await shop.gql(cartQuery, { params }, { cookie });
    expect(errors).toBeUndefined();
    const input = {
      checkoutKey: 'decision-of-a-whole-shop-0000',
      paymentMethodId: data.cart.paymentMethods[0].id,
      lineIds: data.cart.lines.map(({ id }: { id: string }) => id),
      params,
    };
    expect((await shop.gql(placeMutation, { input }, { cookie })).errors).toBeUndefined();
    await shop.app.inject({ url: '/ar/services?branch=2' });
    const requests = shop.controls.requests();
    await shop.close();
    const wrong = requests.map(({ method, path, query, body }) => {
      const parts = path.split('/').slice(1);
      const call = providerCalls.find(({ endpoint }) => {
        const template = endpoint.split(' ').at(1)?.split('/') ?? [];
        const isSame = (part: string, place: number) => part.startsWith('{') || part === parts[place];
        return endpoint.startsWith(method) && template.length === parts.length && template.every(isSame);
      });
      return wrongIn(call?.endpoint ?? `${method} ${path}`, {
        query: Object.entries(query).map(([name, value]) => [name, String(value)]),
        fields: body,
      });
    });
    expect(requests.length).toBeGreaterThan(8);
    expect(wrong.flat()).toEqual([]);
  });
});
