import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../server/provider/addresses.ts';
import { listAvailableDays } from '../../server/provider/appointments.ts';
import {
  getGift,
  getOrderRating,
  getVoucher,
  listCustomerClasses,
  rateOrder,
} from '../../server/provider/assumed-calls.ts';
import { cancelOrder, getOrder, listOrders } from '../../server/provider/bookings.ts';
import { listBranches } from '../../server/provider/branches.ts';
import { addCartLine, clearCart, deleteCartLine, getCart, updateTimeSlot } from '../../server/provider/cart.ts';
import { getProduct, listMenus, listServices } from '../../server/provider/catalogue.ts';
import { createOrder } from '../../server/provider/checkout.ts';
import { acceptGift, listGiftedOrders, scheduleGift } from '../../server/provider/gifts.ts';
import { getInvitation } from '../../server/provider/invitations.ts';
import { checkPaymentStatus } from '../../server/provider/payments.ts';
import { deleteProfile, getProfile, updateProfile } from '../../server/provider/profile.ts';
import { registerCustomer, sendCode, verifyCode } from '../../server/provider/session.ts';
import { listVouchers, readDetails } from '../../server/provider/vouchers.ts';
import type { Making, ProviderCall } from './call.ts';
import { describedCalls } from './description.ts';

/** What the probe writes down, changes and takes away again. */
const place = { title: 'Probe', fullAddress: 'Probe', cityName: 'Riyadh', latitude: 24.69, longitude: 46.68 };

const newCustomer = { first_name: 'Maha', last_name: 'Salem', date_of_birth: '1994-02-03', gender: 'Female' } as const;
const email = 'maha@mail.example';
const none = new Set<never>();

/**
 * What guests ask too. One answer tells what the next call needs, also from one part to the next; times come late, as they
 * need a product.
 */
const catalogue: Record<string, Making> = {
  'GET branches': {
    ask: async (client, _, learn) => {
      const [branch] = await listBranches(client);
      learn({ branchId: branch?.id });
    },
  },
  'GET menus': { ask: (client, { branchId }) => listMenus(client, { branch_id: branchId }) },
  'GET products': {
    ask: async (client, { branchId }, learn) => {
      const { services } = await listServices(client, { branch_id: branchId, page: 1 });
      const service = services.find(({ takesTime, productMasterId }) => takesTime && productMasterId) ?? services[0];
      learn({ productId: service?.id, masterId: service?.productMasterId ?? undefined });
    },
  },
  'GET products/{id}': { needs: ['productId'], ask: (client, { productId }) => getProduct(client, productId) },
  'GET product-masters/{id}/available-times': {
    needs: ['masterId'],
    ask: async (client, { masterId }, learn) => {
      const days = await listAvailableDays(client, masterId, []);
      const slot = days.findLast(({ slots }) => slots.length > 0)?.slots[0];
      if (slot) learn({ times: { start_at: slot.startAt, end_at: slot.endAt } });
    },
  },
  'GET loyalty/customer-classes': { ask: (client) => listCustomerClasses(client, none) },
};

/** Signing in, the customer, what they saved and what they hold. */
const account: Record<string, Making> = {
  'POST account/send-otp': { effect: 'lasts', ask: (client) => sendCode(client, '500000000') },
  'POST account/verify-otp': { effect: 'lasts', ask: (client) => verifyCode(client, '500000000', '1234') },
  'POST user/register': {
    effect: 'lasts',
    ask: (client) => registerCustomer(client, '500000000', '1234', { ...newCustomer, email }),
  },
  'GET account/info': { insteadOf: 'GET user/profile', ask: (client) => getProfile(client) },
  'GET user/profile': { insteadOf: 'GET account/info', ask: (client) => getProfile(client) },
  'POST account/update': { effect: 'lasts', ask: (client) => updateProfile(client, { ...newCustomer, email }) },
  'DELETE account/delete': { effect: 'lasts', ask: (client) => deleteProfile(client) },
  'GET settings/invite-friend': { ask: (client) => getInvitation(client) },
  'GET vouchers/list_available_vouchers': {
    ask: async (client, _, learn) => {
      const [voucher] = await listVouchers(client, readDetails);
      learn({ serialNumber: voucher?.serialNumber });
    },
  },
  'GET vouchers/{serial_number}': {
    needs: ['serialNumber'],
    ask: async (client, { serialNumber }) => {
      const voucher = await getVoucher(client, none, serialNumber);
      if (voucher) readDetails(voucher);
    },
  },
  'GET addresses': { ask: (client) => listAddresses(client) },
  'POST addresses': {
    effect: 'undone',
    ask: async (client, _, learn) => {
      const address = await createAddress(client, place);
      learn({ addressId: address?.id });
    },
  },
  'PUT addresses/{id}': {
    effect: 'undone',
    needs: ['addressId'],
    ask: (client, { addressId }) => updateAddress(client, addressId, { ...place, description: 'Probe' }),
  },
  'DELETE addresses/{id}': {
    effect: 'undone',
    needs: ['addressId'],
    ask: (client, { addressId }) => deleteAddress(client, addressId),
  },
};

/** What was added is looked at before it is taken away again. */
const cart: Record<string, Making> = {
  'POST cart': {
    effect: 'undone',
    needs: ['productId'],
    ask: async (client, { productId, branchId }, learn) => {
      const lineId = await addCartLine(client, { product_id: productId, branch_id: branchId, quantity: 1 });
      learn({ lineId: lineId ?? undefined });
    },
  },
  'POST cart-products/{cart_product_id}/update-time-slot': {
    effect: 'undone',
    needs: ['lineId', 'times'],
    ask: (client, { lineId, times }) => updateTimeSlot(client, lineId, times),
  },
  'GET cart': {
    ask: async (client, _, learn) => {
      const { paymentMethods } = await getCart(client);
      learn({ methodId: paymentMethods[0]?.id });
    },
  },
  'DELETE cart/{cart_product_id}': {
    effect: 'undone',
    needs: ['lineId'],
    ask: (client, { lineId }) => deleteCartLine(client, lineId),
  },
  'DELETE cart/clear': { effect: 'lasts', insteadOf: 'DELETE delete-all-cart', ask: (client) => clearCart(client) },
  'DELETE delete-all-cart': { effect: 'lasts', insteadOf: 'DELETE cart/clear', ask: (client) => clearCart(client) },
};

/** Orders, their payment, and gifts. */
const orders: Record<string, Making> = {
  'POST orders': {
    effect: 'lasts',
    needs: ['methodId'],
    ask: (client, { methodId }) =>
      createOrder(client, methodId, { promo_code: 'RAWNAQ10', service_fees: [{ id: '1', address_id: '7' }] }),
  },
  'GET orders': {
    ask: async (client, _, learn) => {
      const { bookings } = await listOrders(client, 1);
      const rated = bookings.find(({ hasRating }) => hasRating) ?? bookings[0];
      learn({ orderId: rated?.id, orderNumber: rated?.number });
    },
  },
  'GET orders/{id}': { needs: ['orderId'], ask: (client, { orderId }) => getOrder(client, orderId) },
  'GET orders/{id}/cancel': {
    effect: 'lasts',
    needs: ['orderId'],
    ask: (client, { orderId }) => cancelOrder(client, orderId, '1'),
  },
  'GET orders/{id}/rating': { needs: ['orderId'], ask: (client, { orderId }) => getOrderRating(client, orderId, none) },
  'POST orders/{id}/rate': {
    effect: 'lasts',
    needs: ['orderId'],
    ask: (client, { orderId }) => rateOrder(client, orderId, { stars: 5, comment: 'Very kind' }, none),
  },
  'POST payments/check-payment-status': {
    effect: 'undone',
    needs: ['orderNumber'],
    ask: (client, { orderNumber }) => checkPaymentStatus(client, orderNumber),
  },
  'GET gifted-orders': {
    ask: async (client, _, learn) => {
      const [order] = await listGiftedOrders(client);
      learn({ giftId: order?.gift?.id, giftProductId: order?.products[0]?.id });
    },
  },
  'GET gifted-orders/{id}': { needs: ['giftId'], ask: (client, { giftId }) => getGift(client, giftId, none) },
  'POST gifted-orders/{id}/schedule': {
    effect: 'lasts',
    needs: ['giftId', 'giftProductId', 'times'],
    ask: (client, { giftId, giftProductId, times }) =>
      scheduleGift(client, giftId, { ...times, order_product_id: giftProductId }),
  },
  'POST gifted-orders/{id}/accept': {
    effect: 'lasts',
    needs: ['giftId'],
    ask: (client, { giftId }) => acceptGift(client, giftId),
  },
};

/** Every call that the shop makes, as docs/provider.openapi.yaml describes it. */
export const providerCalls: readonly ProviderCall[] = Object.entries({
  ...catalogue,
  ...account,
  ...cart,
  ...orders,
}).map(([endpoint, making]) => {
  const described = describedCalls.get(endpoint);
  if (!described) throw new Error(`docs/provider.openapi.yaml does not describe ${endpoint}`);
  return { ...described, ...making };
});
