import { expect, test } from './shop.ts';
import { coversOf } from './window-points.ts';

test('the way past everything that comes again on each page is the first stop, is seen, and leads to the content', {
  tag: '@desktop',
}, async ({ visit, page, main, say }) => {
  for (const path of ['/', '/services', '/dashboard', '/secure-payment']) {
    await visit(path);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say('shell.skip') });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport({ ratio: 1 });
    expect(await coversOf(skip), path).toStrictEqual([]);
    await page.keyboard.press('Enter');
    await expect(main, path).toBeFocused();
  }
});

test('a dialog says its language and direction, from the moment that something stands there', async ({
  visit,
  page,
  main,
  language,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await visit('/');
  await page.route(/\/assets\/service-dialog-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await main.locator('a[aria-haspopup=dialog]').first().click();
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const dialog = page.locator(`[role=dialog][dir=${direction}][lang=${language}]`);
  await expect(dialog.and(page.locator('[aria-busy=true]'))).toBeVisible();
  letGo();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
});

test('the ring around a kind of treatments is round and keeps off its word; where the device draws all in few colours of its own, what is chosen has a frame, and nothing else', {
  tag: '@desktop',
}, async ({ visit, page, main }) => {
  await visit('/services');
  const kinds = main.getByRole('navigation').getByRole('link');
  const kind = main.getByRole('navigation').first().getByRole('link').nth(1);
  await kind.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(kind).toBeFocused();
  const ring = await kind.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const [box, word] = [link.getBoundingClientRect(), words.getBoundingClientRect()];
    return { radius: Number.parseFloat(getComputedStyle(link).borderRadius), room: word.left - box.left };
  });
  expect(ring.radius).toBeGreaterThan(0);
  expect(ring.room).toBeGreaterThanOrEqual(6);

  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/services');
  await expect(kinds.and(page.locator('[aria-current]')).first()).toHaveCSS('outline-style', 'solid');
  await expect(kinds.and(page.locator(':not([aria-current])')).first()).toHaveCSS('outline-style', 'none');
  await expect(main).toHaveCSS('outline-style', 'none');
});
