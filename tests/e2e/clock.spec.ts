import { goOnButton, openTreatment, shownTime, timesIn, treatment } from './booking-steps.ts';
import { linesIn } from './cart-steps.ts';
import { fillCart } from './customer-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

test.use({ settings: { CLOCK_HOURS: '24' } });

/** A time with the mark of a day that is counted to twelve twice. */
const twelveHours = /\d:\d\d\s(?:[ap]m|[صم](?!\p{L}))/u;

test('where the day is counted to 24, a customer reads it so among the free times, in the cart and in the bookings', {
  tag: '@desktop',
}, async ({ page, visit, shop, context, say, language }) => {
  const service = treatment(1);
  expect(shownTime(language, '16:30'), 'the usual clock').toMatch(twelveHours);
  await arriveSignedIn(context, shop, noura);
  await visit('/services');
  await openTreatment(page, service.name[language]);
  await expect(page.getByRole('dialog')).not.toContainText(twelveHours);
  await goOnButton(page, say).click();
  await timesIn(page).first().waitFor();
  const offered = await timesIn(page).allTextContents();
  expect(offered.filter((time) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([]);
  expect(offered.some((time) => time >= '13:00')).toBe(true);

  await fillCart(page, shop, language, service);
  await visit('/cart');
  await expect(linesIn(page).filter({ hasText: /\d\d:\d\d/ })).not.toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(twelveHours);

  await visit('/dashboard/bookings?booking=260110');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('dd').filter({ hasText: /^\d\d:\d\d$/ })).toHaveCount(1);
  await expect(dialog).not.toContainText(twelveHours);
  await expect(page.locator('main')).toContainText(/\D\d\d:\d\d/);
  await expect(page.locator('main')).not.toContainText(twelveHours);
});
