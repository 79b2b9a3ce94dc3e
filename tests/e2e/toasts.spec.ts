import type { Locator } from '@playwright/test';
import { giveAddresses, writtenAddress } from './addresses-steps.ts';
import { giftCard } from './cart-steps.ts';
import { expect, test } from './shop.ts';
import { buyerOf } from './shop-steps.ts';

test('F8 leads a keyboard to the messages, where one can be closed; five at most are there, and each can be drawn aside by 50 pixels [TOAST-02 TOAST-05]', {
  tag: '@desktop',
}, async ({ visit, page, wizard, toast, say }) => {
  await visit('/contact');
  await wizard.openNumber();
  await page.keyboard.press('Enter');
  await expect(toast()).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(toast()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast().getByRole('button', { name: say('shell.close') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast()).toHaveCount(0);
  await expect(wizard.heading('session.send.title')).toBeVisible();

  await wizard.number.focus();
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Enter');
  await expect(toast()).toHaveCount(5);
  await visit('/contact');
  await wizard.openNumber();
  await page.keyboard.press('Enter');
  const message = toast().first();
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
  await expect(toast()).toHaveCount(0);
});

test('a message stays for five seconds without those in which the pointer rests on one, and is gone 200 ms after it closed; the sixth waits until then [TOAST-02 TOAST-03 TOAST-04 TOAST-07]', {
  tag: '@desktop',
}, async ({ visit, page, wizard, toast }) => {
  await visit('/contact');
  await wizard.openNumber();
  await page.keyboard.press('Enter');
  await expect(toast()).toHaveCount(1);
  await toast().hover();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(toast()).toHaveCount(2);
  // Waits until it has slid in under the pointer.
  await toast().first().hover();
  await page.clock.runFor(60_000);
  await expect(toast()).toHaveCount(2);
  await page.mouse.move(0, 0);
  const countAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return toast().count();
  };
  await expect.poll(() => countAfter(1_000)).toBe(0);
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Enter');
  await expect(toast()).toHaveCount(5);
  const shown = (state: 'open' | 'closed') => toast().and(page.locator(`[data-state=${state}]`));
  await page.clock.runFor(4_999);
  await expect(shown('open')).toHaveCount(5);
  await page.clock.runFor(1);
  await expect(shown('closed')).toHaveCount(5);
  await page.clock.runFor(199);
  await expect(shown('closed')).toHaveCount(5);
  await page.clock.runFor(1);
  await expect(toast()).toHaveCount(1);
  await expect.poll(() => countAfter(1_000)).toBe(0);
  await expect(wizard.heading('session.send.title')).toBeVisible();
});

test('a message covers neither the head nor the button of a tall dialog, on whichever screen', async ({
  visit,
  page,
  shop,
  wizard,
  dialog,
  toast,
  say,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/contact');
  await wizard.open();
  await wizard.prove(shop.newPhone());
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
    await expect(toast()).toHaveCount(1);
    const boxOf = async (place: Locator) =>
      (await place.boundingBox()) ?? { x: 0, y: 0, width: size.width, height: size.height };
    const isClear = async (): Promise<boolean> => {
      const message = await boxOf(toast());
      const parts = [dialog.locator('> [data-part=header]'), dialog.locator('> [data-part=footer]')];
      const boxes = await Promise.all(parts.map(boxOf));
      const isBeside = (part: typeof message) =>
        message.y + message.height <= part.y || message.y >= part.y + part.height || message.x >= part.x + part.width;
      return boxes.every(isBeside) && message.y >= 0 && message.y + message.height <= size.height;
    };
    await expect.poll(isClear, `${size.width} px`).toBe(true);
    await toast()
      .getByRole('button', { name: say('shell.close') })
      .click();
    await expect(toast()).toHaveCount(0);
  }
});

test('a message says what it is: an error interrupts screen readers, in the colour of errors; a dialog that opens does not let it come in again [TOAST-01]', {
  tag: '@phone',
}, async ({ visit, page, wizard, leaveDialog, say }) => {
  await visit('/contact');
  await wizard.openNumber();
  await wizard.goOn.click();
  const message = page.getByRole('alert').filter({ hasText: say('session.error_enter_mobile') });
  await expect(message).toBeVisible();
  await expect(message).toHaveAttribute('data-type', 'error');
  await expect(message).toHaveAttribute('data-state', 'open');
  await message.evaluate((card) => {
    card.style.animationDuration = '60s';
  });
  await leaveDialog();
  await wizard.open();
  expect(await message.evaluate((card) => card.getAnimations().map(({ playState }) => playState))).toEqual([]);
});

test.describe('when what draws the messages cannot be fetched', () => {
  test.beforeEach(({ mayComplain }) => mayComplain(/status of 404|dynamically imported module/));

  test('a visitor keeps what they were doing, and has the words with the next message', {
    tag: '@phone',
  }, async ({ visit, page, main, toast, say, language }) => {
    // The window asks for it once it is idle, and again with the first message.
    let missed = 0;
    await page.route('**/assets/overlays-*.js', (route) => {
      missed += 1;
      return route.fulfill({ status: 404 });
    });
    await visit(`/product/${giftCard.id}`);
    await expect.poll(() => missed).toBe(1);
    const { setAside } = buyerOf(page, say, main);
    await setAside.click();
    await expect.poll(() => missed).toBe(2);
    await page.unroute('**/assets/overlays-*.js');
    await setAside.click();
    await expect(toast(say('shop.draft.kept', { name: giftCard.name[language] })).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: giftCard.name[language] })).toBeVisible();
  });
});

test('a customer who points at a sign reads what it does', {
  tag: '@desktop',
}, async ({ page, shop, signIn, addresses, say }) => {
  await giveAddresses(shop, await signIn(), writtenAddress('Home', 1));
  await addresses.open();
  await addresses.remove('Home').hover();
  await expect(page.locator('#tooltip')).toHaveText(say('addresses.remove.confirm'));
  await expect(page.locator('#tooltip')).toBeVisible();
});
