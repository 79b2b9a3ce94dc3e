import { service } from './booking-steps.ts';
import { lostWithLargeLetters } from './letter-sizes.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

test('a customer is reminded of an order that is not paid yet and goes on with it from the notifications, with letters twice as large too', {
  tag: '@phone',
}, async ({ visit, page, shop, openCart, checkout, dialog, leaveDialog, violations, say }) => {
  await openCart(service);
  const tab = await checkout.begin();
  await expect(checkout.otherTab).toBeVisible();
  await tab.close();
  await leaveDialog();
  await visit('/notifications');
  const open = page.getByRole('region', { name: say('payments.open.title') });
  await expect(open.getByText(say('payments.open.body'))).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(await lostWithLargeLetters(page)).toEqual([]);
  await open.getByRole('button', { name: say('payments.open.continue') }).click();
  await expect(checkout.openAgain).toBeVisible();
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await expect(dialog).toBeHidden();
  await expect(open).toHaveCount(0);
});

test('a customer for whom gifts wait sees it on the home page and on the way to the account, and finds them', async ({
  visit,
  page,
  shop,
  signIn,
  main,
  violations,
  say,
}) => {
  await signIn(noura);
  await visit('/');
  const strip = main.locator('a[href$="/gift-list"]');
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
  expect(await violations()).toEqual([]);
  await strip.click();
  await expect(page).toHaveURL(shop.address('/gift-list'));
  await expect(main.getByText(say('bookings.giftWaiting'), { exact: true })).toBeVisible();
});
