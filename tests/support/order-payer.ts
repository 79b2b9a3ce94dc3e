import { randomUUID } from 'node:crypto';
import type { Shop } from './start-shop.ts';

export const placeOrderMutation = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { orderNumber paymentUrl isFormer total { amount } }
}`;
export const openCheckoutQuery = `query ($lines: [OrderedLineInput!]!) {
  openCheckout(lines: $lines) {
    checkoutKey state isSameCart paymentMethodId lineIds serviceFees { id addressId } gift { firstName mobileNumber message }
    order { orderNumber paymentUrl total { amount } }
  }
}`;
const giveUpMutation = `mutation ($key: String!) {
  giveUpCheckout(checkoutKey: $key) { outcome message serviceFees { id } gift { firstName lastName message } }
}`;
const lookMutation = `mutation ($key: String!) {
  lookForOrder(checkoutKey: $key) { verdict orderNumber total { amount } statusLabel }
}`;
export const cartLinesQuery = '{ cart(params: {}) { total { amount } lines { id productId quantity startAt } } }';
export const checkPaymentMutation =
  'mutation ($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { state } }';
const ordersQuery = '{ bookings { bookings { number status { isActive isCancelled } } } }';

type Line = { id: string; productId: string; quantity: number; startAt: string };

/** What a signed-in customer does about orders, in a few words. */
export const payerOf = (shop: Shop, cookie: string) => {
  const ask = async (query: string, variables: object = {}) => shop.gql(query, variables, { cookie });
  const cart = async (): Promise<{ total: number; lines: Line[] }> => {
    const { data } = await ask(cartLinesQuery);
    return { total: data.cart.total.amount, lines: data.cart.lines };
  };
  const place = async (more: { lines?: Line[]; [name: string]: unknown } = {}) => {
    const lines = more.lines ?? (await cart()).lines;
    const input = { checkoutKey: randomUUID(), paymentMethodId: '1', ...more, lines };
    const { data, errors } = await ask(placeOrderMutation, { input });
    return { key: input.checkoutKey, order: data?.placeOrder, code: errors?.[0]?.extensions.code };
  };
  const open = async () => (await ask(openCheckoutQuery, { lines: (await cart()).lines })).data.openCheckout;
  const orders = async (): Promise<{ number: string; status: { isCancelled: boolean } }[]> =>
    (await ask(ordersQuery)).data.bookings.bookings;
  const giveUp = async (key: string) => (await ask(giveUpMutation, { key })).data?.giveUpCheckout;
  const look = async (key: string) => (await ask(lookMutation, { key })).data?.lookForOrder;
  const check = (orderNumber: string) => ask(checkPaymentMutation, { orderNumber });
  return { cookie, ask, check, cart, place, open, orders, giveUp, look };
};
