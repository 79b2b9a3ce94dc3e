import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();

const address = `{ title: "Work", fullAddress: "Olaya St", latitude: 24.7, longitude: 46.7 }`;
const times = 'startAt: "2026-12-01 16:00:00", endAt: "2026-12-01 17:00:00"';

test.each([
  ['see a cart', '{ cart { itemCount } }'],
  ['add to it', 'mutation { addToCart(input: { productId: "1001" }) { cartLineId } }'],
  ['take from it', 'mutation { removeCartLine(id: "1") { itemCount } }'],
  ['empty it', 'mutation { emptyCart { itemCount } }'],
  ['choose the time of a line', `mutation { scheduleCartLine(input: { cartLineId: "1", ${times} }) { itemCount } }`],
  ['choose again', 'mutation { noteChosenAgain(orderNumber: "RQ260111") }'],
  ['order', 'mutation { placeOrder(input: { checkoutKey: "of-a-guest", paymentMethodId: "1" }) { orderNumber } }'],
  ['look for a lost order', 'mutation { lookForOrder(checkoutKey: "of-a-guest") { __typename } }'],
  ['give an order up', 'mutation { giveUpCheckout(checkoutKey: "of-a-guest") { outcome } }'],
  ['see what is being paid', '{ openCheckout(lines: []) { checkoutKey } }'],
  ['see what is still to pay', '{ openPayments { lineIds } }'],
  ['have a payment looked at', 'mutation { checkPayment(orderNumber: "RQ260111") { state } }'],
  ['see bookings', '{ bookings(page: 1) { bookings { id } } }'],
  ['see a booking', '{ booking(id: "1") { id } }'],
  ['cancel a booking', 'mutation { cancelBooking(id: "1") { message } }'],
  ['see a receipt', '{ receipt(bookingId: "1") { id } }'],
  ['see gifts', '{ giftedOrders { number } }'],
  ['see a gift', '{ giftedOrder(id: "1") { id } }'],
  ['accept a gift', 'mutation { acceptGiftedOrder(id: "1") { isDone } }'],
  [
    'choose the time of a gift',
    `mutation { scheduleGiftedProduct(input: { id: 1, orderProductId: 1, ${times} }) { isDone } }`,
  ],
  ['decline a gift', 'mutation { declineGiftedOrder(id: "1") { isDone } }'],
  ['see gift cards', '{ giftCards { serialNumber } }'],
  ['see a gift card', '{ giftCard(serialNumber: "GC-7502-664173") { serialNumber } }'],
  ['invite friends', '{ invitation { code } }'],
  ['see addresses', '{ addresses { id } }'],
  ['save an address', `mutation { createAddress(input: ${address}) { id } }`],
  ['change an address', `mutation { updateAddress(id: "1", input: ${address}) { id } }`],
  ['delete an address', 'mutation { deleteAddress(id: "1") }'],
  ['be offered places', '{ placeSuggestions(text: "kingdom") { id } }'],
  ['see a place', '{ place(id: "ChIJ") { id } }'],
  ['find a place by its address', '{ geocodedPlace(address: "Riyadh") { id } }'],
  ['find a place by a point', '{ placeAt(point: { latitude: 24.7, longitude: 46.7 }) { id } }'],
  ['change a profile', 'mutation { updateProfile(input: { firstName: "Eve" }) { message } }'],
  ['delete a profile', 'mutation { deleteProfile }'],
])('a guest has to sign in to %s, and nothing is asked of the provider [ROLE-01] [ROLE-07]', async (_wish, query) => {
  expect(await shop.asked(() => shop.gql(query))).toMatchObject({ calls: [], answer: { code: 'UNAUTHENTICATED' } });
});
