import type { Locator } from '@playwright/test';
import { giveAddresses, ownAddresses, writtenAddress } from './addresses-steps.ts';
import { giftCard } from './cart-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { buyerOf } from './shop-steps.ts';
import { openNumberStep, openWizard, proveNumber, toast } from './wizard-steps.ts';

test.describe('the messages of the shop', () => {
  test('F8 leads a keyboard to the messages, where one can be closed [TOAST-05]', { tag: '@desktop' }, async ({
    visit,
    page,
    say,
  }) => {
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast(page).getByRole('button', { name: say('shell.close') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(wizard.heading('session.send.title')).toBeVisible();
  });

  test('five messages at most are there, the sixth waits; each stays for 5 s and can be drawn aside by 50 pixels [TOAST-02 TOAST-04 TOAST-05 TOAST-07]', {
    tag: '@desktop',
  }, async ({ visit, page, say }) => {
    await visit('/contact');
    await openNumberStep(page, say);
    const startedAt = Date.now();
    for (let count = 0; count < 6; count += 1) await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(5);
    await expect(toast(page)).toHaveCount(0, { timeout: 20_000 });
    expect(Date.now() - startedAt, 'the sixth has had its own five seconds').toBeGreaterThan(9_500);

    await page.keyboard.press('Enter');
    const message = toast(page).first();
    await expect(message).toBeVisible();
    // Waits until it has slid in.
    await message.hover();
    const box = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const drawBy = async (pixels: number) => {
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y, { steps: 4 });
      await page.mouse.up();
    };
    await drawBy(40);
    await expect(message).toBeVisible();
    // Its time does not run while the pointer rests on it: only the drawing can take it away.
    await drawBy(60);
    await expect(toast(page)).toHaveCount(0);
  });

  test('a message stays for five seconds without those in which the pointer rests on one, and is gone 200 ms after it closed [TOAST-03] [TOAST-04]', {
    tag: '@desktop',
  }, async ({ visit, page, say }) => {
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(1);
    await toast(page).hover();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(2);
    // Waits until it has slid in under the pointer.
    const second = toast(page).first();
    await second.hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toHaveCount(2);
    // The second has its five seconds from here on; the first has what was left of its own.
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_990);
    await expect(toast(page)).toHaveCount(1);
    await expect(second).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(100);
    await expect(second).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
    await expect(wizard.heading('session.send.title')).toBeVisible();
  });

  test('a message covers neither the head nor the button of a tall dialog, on whichever screen', async ({
    visit,
    page,
    shop,
    say,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/contact');
    const wizard = await openWizard(page, say);
    await proveNumber(page, shop, wizard, shop.newPhone());
    await expect(wizard.heading('session.complete.title')).toBeVisible();
    const sizes = isMobile
      ? [
          { width: 390, height: 560 },
          { width: 320, height: 640 },
        ]
      : [{ width: 1280, height: 600 }];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await wizard.goOn.click();
      await expect(toast(page)).toHaveCount(1);
      const boxOf = async (place: Locator) =>
        (await place.boundingBox()) ?? { x: 0, y: 0, width: size.width, height: size.height };
      const isClear = async (): Promise<boolean> => {
        const message = await boxOf(toast(page));
        const parts = [wizard.dialog.locator('> [data-part=header]'), wizard.dialog.locator('> [data-part=footer]')];
        const boxes = await Promise.all(parts.map(boxOf));
        const isBeside = (part: typeof message) =>
          message.y + message.height <= part.y || message.y >= part.y + part.height || message.x >= part.x + part.width;
        return boxes.every(isBeside) && message.y >= 0 && message.y + message.height <= size.height;
      };
      await expect.poll(isClear, `${size.width} px`).toBe(true);
      await toast(page)
        .getByRole('button', { name: say('shell.close') })
        .click();
      await expect(toast(page)).toHaveCount(0);
    }
  });

  test('a message says what it is: an error interrupts screen readers, in the colour of errors; a dialog that opens does not let it come in again [TOAST-01]', {
    tag: '@phone',
  }, async ({ visit, page, say }) => {
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await wizard.goOn.click();
    const message = page.getByRole('alert').filter({ hasText: say('session.error_enter_mobile') });
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute('data-type', 'error');
    await expect(message).toHaveAttribute('data-state', 'open');
    await message.evaluate((card) => {
      card.style.animationDuration = '60s';
    });
    await page.keyboard.press('Escape');
    await expect(wizard.dialog).toBeHidden();
    await openWizard(page, say);
    expect(await message.evaluate((card) => card.getAnimations().map(({ playState }) => playState))).toEqual([]);
  });
});

test.describe('when what draws the messages cannot be fetched', () => {
  test.use({ expectedConsoleErrors: /status of 404|dynamically imported module/ });

  test('a visitor keeps what they were doing, and has the words with the next message', {
    tag: '@phone',
  }, async ({ visit, page, say, language }) => {
    // The window asks for it once it is idle, and again with the first message.
    let missed = 0;
    await page.route('**/assets/overlays-*.js', (route) => {
      missed += 1;
      return route.fulfill({ status: 404 });
    });
    await visit(`/product/${giftCard.id}`);
    await expect.poll(() => missed).toBe(1);
    const { setAside } = buyerOf(page, say, page.getByRole('main'));
    await setAside.click();
    await expect.poll(() => missed).toBe(2);
    await page.unroute('**/assets/overlays-*.js');
    await setAside.click();
    await expect(toast(page, say('shop.draft.kept', { name: giftCard.name[language] })).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: giftCard.name[language] })).toBeVisible();
  });
});

test('a customer who points at a sign reads what it does', { tag: '@desktop' }, async ({
  visit,
  page,
  shop,
  context,
  say,
}) => {
  const own = ownAddresses(page, say);
  await giveAddresses(shop, await arriveSignedIn(context, shop), writtenAddress('Home', 1));
  await visit('/dashboard/profile');
  await own.opener.click();
  await expect(own.edit('Home')).toBeVisible();
  await own.remove('Home').hover();
  await expect(page.locator('#tooltip')).toHaveText(say('addresses.remove.confirm'));
  await expect(page.locator('#tooltip')).toBeVisible();
});
