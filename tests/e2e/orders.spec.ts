import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { treatment } from './booking-steps.ts';
import { askAs, fillCart } from './customer-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';
import { toast } from './wizard-steps.ts';

const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber } }';

test('a customer takes along of a paid booking: its times, words to share, and a receipt that adds up, by keyboard alone', async ({
  visit,
  page,
  shop,
  context,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arriveSignedIn(context, shop, noura);
  await visit('/dashboard/bookings?booking=260111');
  const dialog = page.getByRole('dialog');
  const calendar = dialog.getByRole('region', { name: say('bookings.show.calendar') });
  await expect(calendar.getByRole('listitem')).toHaveCount(2);
  const google = calendar.getByRole('link', { name: say('orders.calendar.google') }).first();
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T\d{6}%2F\d{8}T\d{6}&/);
  expect(await violations(page), 'the booking').toEqual([]);
  const file = dialog.getByRole('link', { name: say('bookings.show.calendar') });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('booking-RQ260111.ics');
  expect((await readFile(await download.path(), 'utf8')).match(/BEGIN:VEVENT/g)).toHaveLength(2);

  await dialog.getByRole('button', { name: say('invitations.share') }).click();
  await expect(toast(page).filter({ hasText: say('orders.share.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /RQ260111\n.* · \d{1,2}:\d\d\s(?:[ap]m|[صم])\n/,
  );

  const open = dialog.getByRole('button', { name: say('bookings.show.receipt') });
  await open.press('Enter');
  await expect(dialog.getByText(say('orders.receipt.paid'), { exact: true })).toBeVisible();
  const amounts = dialog.getByRole('region', { name: say('orders.receipt.amounts') });
  const halalas = async (label: string) => {
    const row = amounts
      .locator('dt', { hasText: new RegExp(`^${say(label)}$`) })
      .locator('xpath=following-sibling::dd');
    return Math.round(Number((await row.innerText()).replaceAll(/[^\d.]/g, '')) * 100);
  };
  const total = await halalas('amounts.total');
  expect(await halalas('amounts.subTotal')).toBe(total);
  expect((await halalas('amounts.net')) + (await halalas('amounts.tax'))).toBe(total);
  expect(await violations(page), 'the receipt').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(amounts).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('a customer sees on any device how an order is paid, and its receipt as soon as it is', {
  tag: '@desktop',
}, async ({ visit, page, shop, context, say, language }) => {
  await arriveSignedIn(context, shop);
  await fillCart(page, shop, language, treatment(1));
  const input = { checkoutKey: randomUUID(), paymentMethodId: '1' };
  const { placeOrder } = await askAs(page, shop, language, order, { input });
  await visit('/dashboard/bookings');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`${placeOrder.orderNumber}$`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('bookings.show.receipt') }).click();
  await expect(dialog.getByText(say('orders.open.pending'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: say('orders.open.continue') })).toBeVisible();
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await dialog.getByRole('button', { name: say('payments.checkAgain') }).click();
  await expect(dialog.getByText(say('orders.receipt.paid'), { exact: true })).toBeVisible();
});
