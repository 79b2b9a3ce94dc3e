import { readFile } from 'node:fs/promises';
import { service } from './booking-steps.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

test('a customer takes along of a paid booking: its times, words to share, and a receipt that adds up, by keyboard alone', {
  tag: '@desktop',
}, async ({ visit, page, context, signIn, dialog, toast, violations, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(noura);
  await visit('/dashboard/bookings?booking=260111');
  const calendar = dialog.getByRole('region', { name: say('bookings.show.calendar') });
  await expect(calendar.getByRole('listitem')).toHaveCount(2);
  const google = calendar.getByRole('link', { name: say('orders.calendar.google') }).first();
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T\d{6}%2F\d{8}T\d{6}&/);
  expect(await violations(), 'the booking').toEqual([]);
  const file = dialog.getByRole('link', { name: say('bookings.show.calendar') });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('booking-RQ260111.ics');
  expect((await readFile(await download.path(), 'utf8')).match(/BEGIN:VEVENT/g)).toHaveLength(2);

  await dialog.getByRole('button', { name: say('invitations.share') }).click();
  await expect(toast(say('gifts.share.copied'))).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/RQ260111\n.* · \d{1,2}:\d\d\s[ap]m\n/);

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
  expect(await violations(), 'the receipt').toEqual([]);
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
}, async ({ visit, shop, signIn, cart, dialog, main, say }) => {
  await signIn();
  await cart.fill(service);
  const [number = ''] = await cart.order(1);
  await visit('/dashboard/bookings');
  await main.getByRole('link', { name: new RegExp(`${number}$`) }).click();
  await dialog.getByRole('button', { name: say('bookings.show.receipt') }).click();
  await expect(dialog.getByText(say('orders.open.pending'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: say('orders.open.continue') })).toBeVisible();
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await dialog.getByRole('button', { name: say('payments.checkAgain') }).click();
  await expect(dialog.getByText(say('orders.receipt.paid'), { exact: true })).toBeVisible();
});
