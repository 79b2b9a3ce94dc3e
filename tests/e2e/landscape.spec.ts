import { goOnButton, openTreatment, timesIn, treatment } from './booking-steps.ts';
import { payButton } from './cart-steps.ts';
import { overflowOf } from './catalogue-steps.ts';
import { fillCart } from './customer-steps.ts';
import { askToPay, methodsIn } from './payment-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';

const service = treatment(1);

test.use({ viewport: { width: 844, height: 390 } });

test('a customer who holds the phone sideways chooses a time and reaches the ways to pay', {
  tag: '@phone',
}, async ({ page, shop, language, visit, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveSignedIn(page.context(), shop);
  await fillCart(page, shop, language, treatment(2));
  await visit('/services');
  await openTreatment(page, service.name[language]);
  await expect(goOnButton(page, say)).toBeInViewport({ ratio: 1 });
  await goOnButton(page, say).click();
  await expect(timesIn(page).first()).toBeInViewport({ ratio: 1 });
  await timesIn(page).first().click();
  await expect(goOnButton(page, say)).toBeInViewport({ ratio: 1 });
  await expect(goOnButton(page, say)).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(shop.address('/services'));

  await visit('/cart');
  await expect(payButton(page, say)).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await askToPay(page, say);
  await expect(methodsIn(page).first()).toBeInViewport({ ratio: 1 });
  await methodsIn(page).last().scrollIntoViewIfNeeded();
  await expect(methodsIn(page).last()).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('shell.close') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
