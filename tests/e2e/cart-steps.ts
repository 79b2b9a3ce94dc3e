import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Product, productById } from '../../server/sandbox/catalogue.ts';
import type { Ask, Bookable } from './customer-steps.ts';
import type { Say } from './texts.ts';

const known = (id: number): Product => {
  const product = productById(id);
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
};

/** A serum in sizes, and a gift card of a hundred riyals. */
export const serum = known(8001);
export const giftCard = known(9001);

/** The first of the extras. */
export const vipSuite = { en: 'VIP suite', ar: 'جناح كبار الضيوف' };

const addition = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartLineId } }';
const days = 'query ($id: ID!) { availableDays(productMasterId: $id) { date slots { startAt endAt } } }';
const schedule = 'mutation ($input: ScheduleCartLineInput!) { scheduleCartLine(input: $input) { itemCount } }';
const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber } }';

/** The cart as its customer meets it. */
export const cartOf = (page: Page, say: Say, ask: Ask) => {
  const lines = page.getByRole('main').locator('li[data-line]');
  const summary = page.getByRole('region', { name: say('cart.summary') });
  const amounts = summary.locator('dl > div');
  /** Puts something into the cart of a signed-in page. */
  const put = async (input: { productId: string; quantity?: number; extension?: string }): Promise<string> =>
    (await ask(addition, { input })).addToCart.cartLineId;
  /**
   * Puts a treatment into the cart of a signed-in page, at the first free time of the second day unless left timeless,
   * or of another free day.
   */
  const fill = async ({ id, masterId }: Bookable, isTimed = true, day = 1): Promise<void> => {
    const cartLineId = await put({ productId: String(id) });
    if (!isTimed) return;
    const { availableDays } = await ask(days, { id: String(masterId) });
    await ask(schedule, { input: { cartLineId, ...availableDays[day].slots[0] } });
  };
  return {
    lines,
    line: (name: string) => lines.filter({ hasText: name }),
    summary,
    /** One of the amounts, by its name as it is read. */
    amountNamed: (name: string) =>
      amounts.filter({ has: page.locator('dt > span:first-child', { hasText: name }) }).locator('dd'),
    /** One of the shop's own amounts. */
    amount: (id: string) => amounts.filter({ has: page.getByText(say(id), { exact: true }) }).locator('dd'),
    /** The amount to pay. */
    total: summary.locator('dl').first().locator('dd').last(),
    pay: page.getByRole('button', { name: say('cart.pay') }).filter({ visible: true }),
    remove: (name: string) => page.getByRole('button', { name: say('shop.remove', { name }), exact: true }),
    undo: page.getByRole('button', { name: say('cart.undo') }).last(),
    more: page.getByRole('button', { name: say('shop.more') }),
    /** The way to the cart in the header, which carries the number of things in it; also behind an open dialog. */
    link: page.locator('header a[aria-label][href$="/cart"]'),
    /** The first of the extras, also where a dialog stands before it. */
    suite: page
      .getByRole('region', { name: say('cart.fees'), includeHidden: true })
      .getByRole('checkbox', { includeHidden: true })
      .first(),
    put,
    fill,
    /** Orders the same cart again and again; every decision to pay is an order of its own. Newest last. */
    order: async (count: number): Promise<string[]> => {
      const numbers: string[] = [];
      for (let made = 0; made < count; made += 1) {
        const { placeOrder } = await ask(order, { input: { checkoutKey: randomUUID(), paymentMethodId: '1' } });
        numbers.push(placeOrder.orderNumber);
      }
      return numbers;
    },
  };
};

export type Cart = ReturnType<typeof cartOf>;
