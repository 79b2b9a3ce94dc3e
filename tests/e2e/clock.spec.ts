import { shownTime, treatment } from './booking-steps.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

test.use({ settings: { CLOCK_HOURS: '24' } });

/** A time with the mark of a day that is counted to twelve twice. */
const twelveHours = /\d:\d\d\s(?:[ap]m|[صم](?!\p{L}))/u;

test('where the day is counted to 24, a customer reads it so among the free times, in the cart and in the bookings', {
  tag: '@desktop',
}, async ({ visit, page, signIn, booking, cart, dialog, main, language }) => {
  const service = treatment(1);
  expect(shownTime(language, '16:30'), 'the usual clock').toMatch(twelveHours);
  await signIn(noura);
  await visit('/services');
  await booking.open(service);
  await expect(dialog).not.toContainText(twelveHours);
  await booking.goOn.click();
  await booking.times.first().waitFor();
  const offered = await booking.times.allTextContents();
  expect(offered.filter((time) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([]);
  expect(offered.some((time) => time >= '13:00')).toBe(true);

  await cart.fill(service);
  await visit('/cart');
  await expect(cart.lines.filter({ hasText: /\d\d:\d\d/ })).not.toHaveCount(0);
  await expect(main).not.toContainText(twelveHours);

  await visit('/dashboard/bookings?booking=260110');
  await expect(dialog.locator('dd').filter({ hasText: /^\d\d:\d\d$/ })).toHaveCount(1);
  await expect(dialog).not.toContainText(twelveHours);
  await expect(page.locator('main')).toContainText(/\D\d\d:\d\d/);
  await expect(page.locator('main')).not.toContainText(twelveHours);
});
