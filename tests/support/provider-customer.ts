import { createProviderCaller, type ProviderCaller } from './provider-caller.ts';

/** Where the codes that were sent can be read: a sandbox, or its levers from afar. */
type Codes = { controls: { codeFor: (phone: string) => string | undefined | Promise<string> } };

/** Registers a new customer with a sandbox, or signs in a known one, and answers who speaks as them. */
export const signInAtProvider = async (
  sandbox: Codes,
  origin: string,
  phone: string,
  language: 'ar' | 'en' = 'en',
): Promise<ProviderCaller> => {
  const caller = createProviderCaller(origin, language);
  const who = { mobile_number: `966${phone}`, mobile_code: '966' };
  await caller.call('POST', 'account/send-otp', who);
  const otp = await sandbox.controls.codeFor(phone);
  const verified = await caller.call('POST', 'account/verify-otp', { ...who, otp });
  if (verified.body.data.is_completed) {
    caller.use(verified.body.data.token);
    return caller;
  }
  const profile = { first_name: 'Maha', last_name: 'Al-Shehri', gender: 'Female', date_of_birth: '1994-02-03' };
  const registered = await caller.call('POST', 'user/register', { ...who, ...profile, otp });
  caller.use(registered.body.data.token);
  return caller;
};

type Slot = { from: string; from_date_time: string; to_date_time: string };

/** The first free time of a service on the second day that has any. */
export const freeSlot = async (caller: ProviderCaller, productId: number): Promise<Slot> => {
  const { body } = await caller.call('GET', `products/${productId}`);
  const times = await caller.call('GET', `product-masters/${body.data.product.product_master_id}/available-times`);
  return times.body.data.days[1].slots[0];
};

/** Puts a service into the cart, with a time when one is given; answers the line's id. */
export const addService = async (caller: ProviderCaller, productId: number, slot?: Slot): Promise<number> => {
  const { body } = await caller.call('POST', 'cart', { product_id: productId, quantity: 1 });
  const lineId: number = body.data.cart_product_id;
  if (slot) {
    const times = { start_at: slot.from_date_time, end_at: slot.to_date_time };
    await caller.call('POST', `cart-products/${lineId}/update-time-slot`, times);
  }
  return lineId;
};
