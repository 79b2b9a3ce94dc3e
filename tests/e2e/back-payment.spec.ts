import { treatment } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { askToPay, bookingsAfterPaying, callsOf, openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';

const service = treatment(1);

test('a customer who goes back from a payment keeps cart and payment, and pays from the row of the booking', {
  tag: '@phone',
}, async ({ page, visit, shop, say, language }) => {
  const sheet = page.getByRole('dialog');
  const expectPageAlone = async (address: string): Promise<void> => {
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(address);
  };
  await arriveSignedIn(page.context(), shop, shop.newPhone());
  await fillCart(page, shop, language, service);
  await visit('/cart');
  const address = page.url();
  await askToPay(page, say);
  const tab = await openPaymentTab(page);
  await page.bringToFront();
  await expect(sheet.getByText(say('payments.otherTab'))).toBeVisible();
  await page.goBack();
  await expectPageAlone(address);
  await expect(page.getByRole('main').getByText(service.name[language])).toBeVisible();
  await page.goForward();
  await expectPageAlone(address);
  expect(tab.isClosed()).toBe(false);

  await visit('/dashboard/bookings');
  const row = page.getByRole('listitem').filter({ hasText: service.name[language] });
  const payNow = row.getByRole('button', { name: new RegExp(`^${say('bookings.payNow')}`) });
  await payNow.click();
  await expect(sheet.getByRole('link', { name: say('payments.openAgain') })).toBeVisible();
  await page.goBack();
  await expectPageAlone(shop.address('/dashboard/bookings'));
  await expect(payNow).toBeFocused();
  await payNow.click();
  await paymentPage(tab, language).payWithCard();
  await expect(page).toHaveURL(bookingsAfterPaying(shop));
  await expect(row.first()).toBeVisible();
  await expect(payNow).toHaveCount(0);
  expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
});
