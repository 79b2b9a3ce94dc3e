import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isTurnedBack } from '../../../client/features/payments/decision.ts';
import { type Failure, isOutcomeUnknown } from '../../../client/graphql/failure.ts';
import type { Fault } from '../../../server/sandbox/faults.ts';
import { postGraphql } from '../../support/post-graphql.ts';
import type { ProviderCaller } from '../../support/provider-caller.ts';
import { addService, signInAtProvider } from '../../support/provider-customer.ts';
import { placeMutation } from '../../support/shop-steps.ts';
import type { UnrulyShops } from './unruly-shops.ts';

/** Goods, which need no free time. */
const product = 8_001;
const mostTries = 6;

/** What the provider may do with an order, once. */
const troubles: Omit<Fault, 'path' | 'method' | 'times' | 'phone'>[] = [
  { kind: 'reset', after: true },
  { kind: 'truncated' },
  { kind: 'reset' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 422, message: 'No' },
];

export type Decided = { orders: number; wasAnswered: boolean; presses: number };

/** A customer who presses again and again until there is an answer, as customers do. */
export class DecidingCustomer {
  readonly #shops: UnrulyShops;
  readonly #caller: ProviderCaller;
  readonly #phone: string;
  #seen = new Set<string>();

  private constructor(shops: UnrulyShops, caller: ProviderCaller, phone: string) {
    this.#shops = shops;
    this.#caller = caller;
    this.#phone = phone;
  }

  static async arrive(shops: UnrulyShops, phone: string): Promise<DecidingCustomer> {
    return new DecidingCustomer(shops, await signInAtProvider(shops.sandbox, shops.provider, phone), phone);
  }

  /** One decision to pay one new line; answers how many orders the provider has made of it. */
  async decide(): Promise<Decided> {
    const lineId = String(await addService(this.#caller, product));
    if (Math.random() < 0.1) {
      const trouble = troubles[Math.floor(Math.random() * troubles.length)];
      const fault = { path: 'orders', method: 'POST', times: 1, phone: this.#phone } as const;
      if (trouble) this.#shops.sandbox.controls.setFault({ ...fault, ...trouble });
    }
    const key = randomUUID();
    let presses = 0;
    let isOpen = true;
    for (let attempt = 0; isOpen && attempt < mostTries; attempt += 1) {
      const atOnce = Math.random() < 0.3 ? 3 : 1;
      presses += atOnce;
      const codes = await Promise.all(Array.from({ length: atOnce }, () => this.#press(key, lineId)));
      isOpen = codes.every((code) => code !== null && (isOutcomeUnknown(code) || isTurnedBack(code)));
      if (isOpen) await pause(100 + Math.random() * 200);
    }
    const orders = await this.#newOrders();
    // What is paid leaves the cart, so that the next decision is about other lines.
    for (const number of orders) this.#shops.sandbox.controls.settlePayment(number, 'paid');
    await this.#caller.call('DELETE', 'cart/clear');
    return { orders: orders.length, wasAnswered: !isOpen, presses };
  }

  /** The code of the failure, null when there is an order. */
  async #press(checkoutKey: string, lineId: string): Promise<Failure['code'] | null> {
    const input = { checkoutKey, paymentMethodId: '1', lineIds: [lineId] };
    const cookie = `auth_token=${this.#caller.token()}`;
    try {
      const body = { query: placeMutation, variables: { input } };
      const { data, errors } = await postGraphql(this.#shops.url, body, { cookie });
      return data?.placeOrder ? null : (errors?.[0]?.extensions.code as Failure['code']);
    } catch {
      return 'NETWORK';
    }
  }

  /** By the provider's own list of orders, which names the newest first. */
  async #newOrders(): Promise<string[]> {
    const { body } = await this.#caller.call('GET', 'orders');
    const numbers: string[] = body.data.orders.map((order: { order_number: string }) => order.order_number);
    const added = numbers.filter((number) => !this.#seen.has(number));
    for (const number of added) this.#seen.add(number);
    return added;
  }
}
