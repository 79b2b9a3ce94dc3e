import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { treatment } from './booking-steps.ts';
import { askAs, fillCart } from './customer-steps.ts';
import type { Language, Shop } from './shop.ts';

/** The row of a list of facts or amounts that a label begins. */
export const rowIn = (page: Page, label: string): Locator =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber } }';

/** Orders the same cart again and again; every decision to pay is an order of its own. Newest last. */
export const placeOrders = async (
  page: Page,
  shop: Shop,
  language: Language,
  count: number,
  booked = treatment(1),
): Promise<string[]> => {
  const numbers: string[] = [];
  await fillCart(page, shop, language, booked);
  for (let made = 0; made < count; made += 1) {
    const input = { checkoutKey: randomUUID(), paymentMethodId: '1' };
    const { placeOrder } = await askAs(page, shop, language, order, { input });
    numbers.push(placeOrder.orderNumber);
  }
  return numbers;
};
