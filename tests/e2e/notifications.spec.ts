import { treatment } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { askToPay, openPaymentTab } from './payment-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

test('a customer is reminded of an order that is not paid yet and goes on with it from the notifications', {
  tag: '@phone',
}, async ({ page, shop, say, language, visit, context }) => {
  const dialog = page.getByRole('dialog');
  await arriveSignedIn(context, shop);
  await fillCart(page, shop, language, treatment(1));
  await visit('/cart');
  await askToPay(page, say);
  const tab = await openPaymentTab(page);
  await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
  await tab.close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await visit('/notifications');
  const open = page.getByRole('region', { name: say('payments.open.title') });
  await expect(open.getByText(say('payments.open.body'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await open.getByRole('button', { name: say('payments.open.continue') }).click();
  await expect(dialog.getByRole('link', { name: say('payments.openAgain') })).toBeVisible();
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await expect(dialog).toBeHidden();
  await expect(open).toHaveCount(0);
});

test('a customer for whom gifts wait sees it on the home page and on the way to the account, and finds them', async ({
  page,
  shop,
  say,
  visit,
  context,
}) => {
  await arriveSignedIn(context, shop, noura);
  await visit('/');
  const strip = page.getByRole('main').locator('a[href$="/gift-list"]');
  await expect(strip).toBeVisible();
  const message = await strip.innerText();
  const account = page.locator('a[href$="/dashboard"]').filter({ hasText: message });
  await expect(account.filter({ visible: true })).toHaveText(new RegExp(`^${say('shell.account')}`));
  const overlap = await account.filter({ visible: true }).evaluate((link) => {
    const words = document.createRange();
    for (const node of link.childNodes) if (node.nodeType === Node.TEXT_NODE) words.selectNode(node);
    const [word, dot] = [words.getBoundingClientRect(), link.lastElementChild?.getBoundingClientRect()];
    if (!dot) return null;
    return dot.right > word.left && dot.left < word.right && dot.bottom > word.top && dot.top < word.bottom;
  });
  expect(overlap, 'the dot lies on the word').toBe(false);
  expect(await violations(page)).toEqual([]);
  await strip.click();
  await expect(page).toHaveURL(shop.address('/gift-list'));
  await expect(page.getByRole('main').getByText(say('bookings.giftWaiting'), { exact: true })).toBeVisible();
});
