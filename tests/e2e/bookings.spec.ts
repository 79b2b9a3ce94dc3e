import type { Page } from '@playwright/test';
import { treatment } from './booking-steps.ts';
import { askAs, fillCart } from './customer-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, type Language, type Shop, test } from './shop.ts';
import { textsIn } from './texts.ts';

const service = treatment(1);
const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber } }';

/** Orders the same cart again and again; every decision to pay is an order of its own. Newest last. */
const placeOrders = async (page: Page, shop: Shop, language: Language, count: number): Promise<string[]> => {
  const numbers: string[] = [];
  await fillCart(page, shop, language, service);
  for (let made = 0; made < count; made += 1) {
    const input = { checkoutKey: `order-of-this-test-${made}`, paymentMethodId: '1' };
    const { placeOrder } = await askAs(page, shop, language, order, { input });
    numbers.push(placeOrder.orderNumber);
  }
  return numbers;
};

test.describe('the list of bookings', () => {
  test('the next page is added below, the previous one takes its place, and the browser keeps what was seen [BOOK-17 PERSIST-04]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    await arriveSignedIn(page.context(), shop);
    const newestFirst = (await placeOrders(page, shop, language, 13)).reverse();
    const bookings = page.getByRole('main').getByRole('heading', { level: 3 });
    const sorted = async () => (await bookings.locator('bdi').allInnerTexts()).sort();
    await visit('/dashboard/bookings');
    await expect(bookings).toHaveCount(10);
    expect(await sorted()).toEqual(newestFirst.slice(0, 10).sort());
    await page.getByRole('link', { name: say('bookings.next') }).click();
    await expect(bookings).toHaveCount(13);
    expect(await sorted()).toEqual(newestFirst.toSorted());
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.bookings') ?? '{}'));
    expect(kept.orders).toHaveLength(13);
    expect(kept.pagination).toMatchObject({ lastPage: 2, total: 13 });
    expect(kept.currentPage).toBe(2);
    await page.reload();
    await expect(bookings).toHaveCount(13);
    await page.getByRole('link', { name: say('bookings.previous') }).click();
    await expect(bookings).toHaveCount(10);
    expect(await sorted()).toEqual(newestFirst.slice(0, 10).sort());
  });

  test('a list that cannot be loaded says so and comes when the customer tries again [BOOK-20]', {
    tag: '@phone',
  }, async ({ visit, page, shop, language }) => {
    const say = textsIn(language);
    const phone = await arriveSignedIn(page.context(), shop);
    const [number = ''] = await placeOrders(page, shop, language, 1);
    await visit('/dashboard/profile');
    await shop.control('POST', 'faults', { path: 'orders', method: 'GET', kind: 'status', status: 500, phone });
    await page.locator('a[href$="/dashboard/bookings"]').filter({ visible: true }).first().click();
    await expect(page.getByText({ en: 'Failed to load bookings', ar: say('bookings.failed') }[language])).toBeVisible();
    await shop.control('DELETE', 'faults');
    await page.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: number })).toBeVisible();
  });

  test('an answer that makes no sense is called that [BOOK-20]', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await arriveSignedIn(page.context(), shop);
    await visit('/dashboard/profile');
    const words = { en: 'Invalid response format from server', ar: say('bookings.malformed') }[language];
    await shop.control('POST', 'faults', { path: 'orders', method: 'GET', kind: 'html', phone });
    await page.locator('a[href$="/dashboard/bookings"]').filter({ visible: true }).first().click();
    await expect(page.getByText(words)).toBeVisible();
  });
});
