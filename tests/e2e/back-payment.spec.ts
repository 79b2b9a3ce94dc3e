import { service } from './booking-steps.ts';
import { expect, test } from './shop.ts';

test('a customer who goes back from a payment keeps cart and payment, and pays from the row of the booking', {
  tag: '@phone',
}, async ({ visit, page, shop, openCart, checkout, dialog, main, say, language }) => {
  const expectPageAlone = async (address: string): Promise<void> => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
  };
  await openCart(service);
  const address = page.url();
  const tab = await checkout.begin();
  await page.bringToFront();
  await expect(checkout.otherTab).toBeVisible();
  await page.goBack();
  await expectPageAlone(address);
  await expect(main.getByText(service.name[language])).toBeVisible();
  await page.goForward();
  await expectPageAlone(address);
  expect(tab.isClosed()).toBe(false);

  await visit('/dashboard/bookings');
  const row = page.getByRole('listitem').filter({ hasText: service.name[language] });
  const payNow = row.getByRole('button', { name: new RegExp(`^${say('appointments.success.pay')}`) });
  await payNow.click();
  await expect(checkout.openAgain).toBeVisible();
  await page.goBack();
  await expectPageAlone(shop.address('/dashboard/bookings'));
  await expect(payNow).toBeFocused();
  await payNow.click();
  await checkout.payWithCard(tab);
  await expect(row.first()).toBeVisible();
  await expect(payNow).toHaveCount(0);
  expect(await checkout.orders()).toHaveLength(1);
});
