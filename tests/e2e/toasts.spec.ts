import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import { openNumberStep } from './wizard-steps.ts';

const toasts = (page: Page) => page.locator('[data-scope=toast][data-part=root]');

/** Draws the newest toast aside by so many pixels and lets it go. */
const swipe = async (page: Page, pixels: number) => {
  const title = toasts(page).first().locator('[data-part=title]');
  await title.hover({ position: { x: 5, y: 5 } });
  const box = await title.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
};

test.describe('the messages of the shop', () => {
  test('a visitor never sees more than five; the next one comes when one is closed [TOAST-02 TOAST-07]', async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await page.clock.install();
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    for (const count of [1, 2, 3, 4, 5]) {
      await wizard.goOn.click();
      await expect(toasts(page)).toHaveCount(count);
    }
    await wizard.number.fill('512345678');
    await wizard.goOn.click();
    const sixth = toasts(page).filter({ hasText: say('session.error_accept_terms') });
    await expect(wizard.terms).toHaveAttribute('aria-invalid', 'true');
    await expect(toasts(page)).toHaveCount(5);
    await expect(sixth).toHaveCount(0);
    await toasts(page)
      .first()
      .getByRole('button', { name: say('shell.close') })
      .click();
    await expect(sixth).toHaveCount(1);
    await expect(toasts(page)).toHaveCount(5);
  });

  test('a message stays for five seconds and is gone 200 ms later [TOAST-03 TOAST-04]', async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await page.clock.install();
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await wizard.goOn.click();
    await toasts(page)
      .getByRole('button', { name: say('shell.close') })
      .click();
    await expect(toasts(page)).toHaveCount(0);

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await wizard.goOn.click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(250);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a message drawn aside by 50 pixels goes, by less comes back, and the dialog under it stays [TOAST-05]', async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await page.clock.install();
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await wizard.goOn.click();
    await expect(toasts(page)).toHaveCount(1);
    await swipe(page, 49);
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    await swipe(page, 50);
    await expect(toasts(page)).toHaveCount(0);
    await expect(wizard.heading('session.send.title')).toBeVisible();
  });

  test('F8 leads a keyboard to the messages, where one can be closed [TOAST-05]', async ({ visit, page, language }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: say('shell.close') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(wizard.heading('session.send.title')).toBeVisible();
  });

  test('a message says what it is: an error interrupts those who listen, in the colour of errors [TOAST-01]', async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await wizard.goOn.click();
    const message = page.getByRole('alert').filter({ hasText: say('session.error_enter_mobile') });
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute('data-type', 'error');
    await expect(message).toHaveAttribute('data-state', 'open');
  });
});
