import { randomUUID } from 'node:crypto';
import type { Shop } from './start-shop.ts';

export const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { orderNumber paymentUrl isFormer total { amount } }
}`;
export const OPEN_CHECKOUT = `query ($lines: [OrderedLineInput!]!) {
  openCheckout(lines: $lines) {
    checkoutKey state isSameCart paymentMethodId lineIds serviceFees { id addressId } gift { firstName mobileNumber message }
    order { orderNumber paymentUrl total { amount } }
  }
}`;
const GIVE_UP = `mutation ($key: String!) {
  giveUpCheckout(checkoutKey: $key) { outcome message serviceFees { id } gift { firstName lastName message } }
}`;
const LOOK = `mutation ($key: String!) {
  lookForOrder(checkoutKey: $key) { verdict orderNumber total { amount } statusLabel }
}`;
export const CART_LINES = '{ cart(params: {}) { total { amount } lines { id productId quantity startAt } } }';
export const CHECK_PAYMENT = 'mutation ($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { state } }';
const ORDERS = '{ bookings { bookings { number status { isActive isCancelled } } } }';

type Line = { id: string; productId: string; quantity: number; startAt: string };

/** What a signed-in customer does about orders, in a few words. */
export function payerOf(shop: Shop, cookie: string) {
  const ask = async (query: string, variables: object = {}) => shop.gql(query, variables, { cookie });
  const cart = async (): Promise<{ total: number; lines: Line[] }> => {
    const { data } = await ask(CART_LINES);
    return { total: data.cart.total.amount, lines: data.cart.lines };
  };
  const place = async (more: { lines?: Line[]; [name: string]: unknown } = {}) => {
    const lines = more.lines ?? (await cart()).lines;
    const input = { checkoutKey: randomUUID(), paymentMethodId: '1', ...more, lines };
    const { data, errors } = await ask(PLACE_ORDER, { input });
    return { key: input.checkoutKey, order: data?.placeOrder, code: errors?.[0]?.extensions.code };
  };
  const open = async () => (await ask(OPEN_CHECKOUT, { lines: (await cart()).lines })).data.openCheckout;
  const orders = async (): Promise<{ number: string; status: { isCancelled: boolean } }[]> =>
    (await ask(ORDERS)).data.bookings.bookings;
  const giveUp = async (key: string) => (await ask(GIVE_UP, { key })).data?.giveUpCheckout;
  const look = async (key: string) => (await ask(LOOK, { key })).data?.lookForOrder;
  const check = (orderNumber: string) => ask(CHECK_PAYMENT, { orderNumber });
  return { cookie, ask, check, cart, place, open, orders, giveUp, look };
}
