import type { Locator, Page } from '@playwright/test';
import { type Product, productById } from '../../server/sandbox/catalogue.ts';
import { askAs } from './customer-steps.ts';
import type { Language, Shop } from './shop.ts';
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

/** Puts something without a time into the cart of a signed-in page. */
export const putIntoCart = (
  page: Page,
  shop: Shop,
  language: Language,
  input: { productId: string; quantity?: number; extension?: string },
) => askAs(page, shop, language, addition, { input });

/** The lines of the cart page. */
export const linesIn = (page: Page): Locator => page.getByRole('main').locator('li[data-line]');

export const lineOf = (page: Page, name: string): Locator => linesIn(page).filter({ hasText: name });

export const summaryOf = (page: Page, say: Say): Locator => page.getByRole('region', { name: say('cart.summary') });

/** One of the amounts, by its name as it is read. */
export const amountNamed = (page: Page, say: Say, name: string): Locator =>
  summaryOf(page, say)
    .locator('dl > div')
    .filter({ has: page.locator('dt > span:first-child', { hasText: name }) })
    .locator('dd');

/** One of the shop's own amounts. */
export const amountOf = (page: Page, say: Say, label: string): Locator =>
  summaryOf(page, say)
    .locator('dl > div')
    .filter({ has: page.getByText(say(label), { exact: true }) })
    .locator('dd');

export const payButton = (page: Page, say: Say): Locator =>
  page.getByRole('button', { name: say('cart.pay') }).filter({ visible: true });

export const removeButton = (page: Page, say: Say, name: string): Locator =>
  page.getByRole('button', { name: say('shop.remove', { name }), exact: true });

/** What is left to pay. */
export const totalOf = (page: Page, say: Say): Locator =>
  summaryOf(page, say).locator('dl').first().locator('dd').last();

type Call = { method: string; path: string; query: Record<string, string>; body: Record<string, unknown> };

/** What the provider has been asked, oldest first. */
export const callsTo = async (shop: Shop, method: string, path: RegExp): Promise<Call[]> => {
  const calls = (await shop.control('GET', 'requests')) as Call[];
  return calls.filter((call) => call.method === method && path.test(call.path));
};
