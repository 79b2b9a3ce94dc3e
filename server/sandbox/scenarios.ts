import type { FastifyInstance } from 'fastify';
import { demoCode, demoNumber } from './seed/customers.ts';

type Body = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: the sandbox's own answer
type Caller = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Body) => Promise<any>;

const sender = '966555123456';
const treatments = [1001, 1002];
const product = 8001;
const methods = { online: 1, atBranch: 5 };

const callerOf =
  (app: FastifyInstance, token: string | null): Caller =>
  async (method, path, body) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url: `/api/v1/${path}`, headers, ...(body && { payload: body }) });
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  };

const signIn = async (app: FastifyInstance, number: string): Promise<Caller> => {
  const guest = callerOf(app, null);
  const person = { mobile_number: number, mobile_code: '966' };
  await guest('POST', 'account/send-otp', person);
  const { token } = await guest('POST', 'account/verify-otp', { ...person, otp: demoCode });
  return callerOf(app, token);
};

/** Puts a treatment into the cart with its first free time from the day in this place on. */
const addTreatment = async (call: Caller, productId: number, day: number): Promise<void> => {
  const { product } = await call('GET', `products/${productId}`);
  const { days } = await call('GET', `product-masters/${product.product_master_id}/available-times`);
  const slot = days.slice(day).flatMap(({ slots }: { slots: Body[] }) => slots)[0];
  const { cart_product_id: line } = await call('POST', 'cart', { product_id: productId, quantity: 1 });
  const times = { start_at: slot.from_date_time, end_at: slot.to_date_time };
  await call('POST', `cart-products/${line}/update-time-slot`, times);
};

type Scenario = { about: string; play: (app: FastifyInstance) => Promise<void> };

/** Scenarios that are made at once, by the same calls that a customer's shop makes; fails when one is refused. */
export const scenarios: Record<string, Scenario> = {
  'full-cart': {
    about: 'Noura’s cart holds two treatments with times and a product',
    play: async (app) => {
      const noura = await signIn(app, demoNumber);
      await noura('DELETE', 'cart/clear');
      for (const [index, id] of treatments.entries()) await addTreatment(noura, id, 1 + index);
      await noura('POST', 'cart', { product_id: product, quantity: 2 });
    },
  },
  'unpaid-order': {
    about: 'Noura has ordered a treatment and not paid',
    play: async (app) => {
      const noura = await signIn(app, demoNumber);
      await noura('DELETE', 'cart/clear');
      await addTreatment(noura, treatments[0] ?? 0, 3);
      await noura('POST', 'orders', { payment_method_id: methods.online });
    },
  },
  'gift-waiting': {
    about: 'Sara has given Noura a treatment, which waits for a time',
    play: async (app) => {
      const sara = await signIn(app, sender);
      await sara('DELETE', 'cart/clear');
      await sara('POST', 'cart', { product_id: treatments[0], quantity: 1 });
      await sara('POST', 'orders', {
        payment_method_id: methods.atBranch,
        is_gifted_order: 1,
        gifted_order_data: {
          first_name: 'Noura',
          last_name: 'Al-Qahtani',
          mobile_code: '966',
          mobile_number: demoNumber,
          message: 'For you',
        },
      });
    },
  },
};
