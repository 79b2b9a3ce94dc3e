import type { Locator, Page } from '@playwright/test';
import { treatment, written } from './booking-steps.ts';
import { giftCard, serum } from './cart-steps.ts';
import { overflowOf } from './catalogue-steps.ts';
import { operationOf } from './operation-of.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { buyerOf, openProduct } from './shop-steps.ts';

/** The second press of a double press, however late the page hears of it. */
const pressAgain = async (page: Page) => {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
};

test('a visitor finds the buttons of a product in the same order in the sheet and on its page, within reach of the thumb at once, under a light name', {
  tag: '@phone',
}, async ({ visit, page, dialog, main, say, language }) => {
  const names = [say('shop.buy.add'), say('shop.draft.setAside')];
  const both = (scope: Locator) => scope.getByRole('button').filter({ hasText: new RegExp(names.join('|')) });
  await visit('/shop/products?category=31');
  await openProduct(page, serum.name[language]);
  await expect(both(dialog)).toContainText(names);
  for (const [product, label] of [
    [treatment(1), 'shop.product.book'],
    [serum, 'shop.buy.add'],
  ] as const) {
    await visit(`/product/${product.id}`);
    const button = main.getByRole('button', { name: say(label), exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    // The bar below does not cover it.
    await button.click({ trial: true });
  }
  await expect(both(main)).toContainText(names);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '300');
});

test('a customer chooses size and number, reads what it comes to, and finds just that in the cart [SHOP-01 SHOP-02 SHOP-03 SHOP-04 SHOP-05 PROD-02]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, cart, violations, say, language }) => {
  const name = serum.name[language];
  await signIn();
  await visit('/shop/products?category=31');
  await openProduct(page, name);
  await expect(page).toHaveURL(shop.address(`/shop/products?category=31&product=${serum.id}`));
  const { dialog, size, more, fewer, count, total, add } = buyerOf(page, say);
  await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
  await expect(size(30)).toBeChecked();
  await expect(count).toHaveText('01');
  await expect(fewer).toBeDisabled();
  await expect(total).toContainText(written(serum.price));
  for (const [millilitres, factor] of [
    [50, 1.5],
    [100, 2],
  ] as const) {
    await size(millilitres).check();
    await expect(total).toContainText(written(serum.price * factor));
  }
  await size(30).focus();
  await page.keyboard.press('ArrowDown');
  await expect(size(50)).toBeChecked();
  await more.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Enter');
  await expect(count).toHaveText('11');
  for (let press = 0; press < 9; press += 1) await fewer.click();
  await expect(count).toHaveText('02');
  await expect(total).toContainText(written(serum.price * 1.5 * 2));
  expect(await violations()).toEqual([]);

  await shop.control('DELETE', 'requests');
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(shop.address('/shop/products?category=31'));
  await expect(page.getByText(say('shop.buy.added', { name }))).toBeVisible();
  await page.getByRole('button', { name: say('shop.buy.toCart') }).click();
  const [call] = await shop.calls('POST', /^\/cart$/);
  expect(call?.body).toMatchObject({ product_id: String(serum.id), quantity: 2, selectedExtension: '50ml' });
  await expect(cart.link).toContainText('2');
  await expect(cart.line(name)).toContainText(say('shop.millilitres', { count: 50 }));
  await expect(cart.line(name)).toContainText(`${written(serum.price * 1.5)} × 2`);
});

test('a guest who wants a product signs in and has it in the cart, in the size and number they chose [SIGN-23]', {
  tag: '@phone',
}, async ({ visit, page, shop, cart, wizard, say, language }) => {
  const name = serum.name[language];
  await visit(`/shop/products?product=${serum.id}`);
  const { size, more, add } = buyerOf(page, say);
  await size(100).check();
  await more.click();
  await add.click();
  await wizard.prove(shop.newPhone());
  await wizard.complete();
  await expect(page.getByText(say('shop.buy.added', { name }))).toBeVisible();
  await expect(cart.link).toContainText('2');
  const [call] = await shop.calls('POST', /^\/cart$/);
  expect(call?.body).toMatchObject({ product_id: String(serum.id), quantity: 2, selectedExtension: '100ml' });
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shop.calls('POST', /^\/cart$/)).toHaveLength(1);
});

test('a customer buys a product on its own page too, and hears why when the provider refuses', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, cart, main, say }) => {
  const phone = await signIn();
  await visit(`/product/${serum.id}`);
  const { size, total, add } = buyerOf(page, say, main);
  await size(100).check();
  await expect(total).toContainText(written(serum.price * 2));
  const refusal = { method: 'POST', kind: 'status', status: 422, message: 'Sold out', times: 1, phone };
  await shop.fault('cart', refusal);
  await add.click();
  await expect(page.getByText('Sold out')).toBeVisible();
  await expect(size(100)).toBeChecked();
  await add.click();
  await expect(cart.link).toContainText('1');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(operationOf(request)));
  await pressAgain(page);
  // A later press is sent later.
  await cart.link.click();
  await expect(main.locator('li[data-line]')).toHaveCount(1);
  expect(sent.filter((question) => question.includes('AddToCart'))).toEqual([]);
});

test('a customer whose answers get lost on their way has what they added once: the cart knows, and where it cannot be asked either they try again', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, main, mayComplain, say, language }) => {
  mayComplain(/net::ERR_FAILED/);
  await signIn();
  await visit(`/product/${serum.id}`);
  const { add, more } = buyerOf(page, say, main);
  const added = page.getByText(say('shop.buy.added', { name: serum.name[language] }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rawnaq.mine.cart'))).not.toBeNull();
  let lost = /^mutation AddToCart$/;
  // The shop has them all the same.
  await page.route('**/graphql', async (route) => {
    if (!lost.test(operationOf(route.request()))) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await add.click();
  await expect(added).toBeVisible();
  await expect(cart.link).toContainText('1');
  expect(await shop.calls('POST', /^\/cart$/)).toHaveLength(1);

  await more.click();
  lost = /^/;
  await add.click();
  await expect(page.getByText(say('shell.failure.NETWORK')).first()).toBeVisible();
  lost = /(?!)/;
  await expect(added).toHaveCount(0);
  await add.click();
  await expect(added).toBeVisible();
  await expect(cart.link).toContainText('3');
  expect(await shop.calls('POST', /^\/cart$/)).toHaveLength(2);
});

test.describe('a shared product', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript reads it with its sizes and goes on to its own page', {
    tag: '@desktop',
  }, async ({ page, shop, main, say, language }) => {
    const name = serum.name[language];
    await page.goto(shop.address(`/shop/products?product=${serum.id}`));
    await expect(page).toHaveTitle(`${name} · ${say('shell.brand')}`);
    const sheet = page.getByRole('region', { name });
    await expect(sheet).toContainText(written(serum.price * 1.5));
    await sheet.getByRole('link', { name: say('shop.buy.add') }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByRole('radio')).toHaveCount(3);
  });
});

test('a customer sees gift cards on sale beside their own and buys one like a product [VCH-14 PROD-02 RT-10]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, violations, say, language }) => {
  const name = giftCard.name[language];
  await signIn(noura);
  await visit('/gift-cards');
  await expect(page.getByRole('heading', { name: say('vouchers.mine.title') })).toBeVisible();
  expect(await violations()).toEqual([]);
  const onSale = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const picture = await onSale.locator('span:has(> img)').boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1), 'no band beside the card').toBeCloseTo(8 / 5, 1);
  await openProduct(page, name);
  await expect(page.getByRole('dialog').getByText(say('shop.buy.cardArrives'))).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(shop.address(`/gift-cards?product=${giftCard.id}`));
  const { dialog, more, total, add } = buyerOf(page, say);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await more.click();
  await expect(total).toContainText(written(giftCard.price * 2));
  await shop.control('DELETE', 'requests');
  await add.click();
  await expect(page.getByText(say('shop.buy.added', { name }))).toBeVisible();
  const [call] = await shop.calls('POST', /^\/cart$/);
  expect(call?.body).toMatchObject({ product_id: String(giftCard.id), quantity: 2 });
  expect(call?.body).not.toHaveProperty('selectedExtension');
  await visit('/cart');
  await expect(cart.line(name)).toContainText(`${written(giftCard.price)} × 2`);
});

test('a visitor sees a decent page of products as another provider writes them, with correct prices, and nothing in it runs', {
  tag: '@phone',
}, async ({ visit, page, shop, main, violations, say }) => {
  const products = [
    { id: 'p1', name: '<script>window.hacked = 1</script>', price: '0', image: '', inner_image: 'javascript:hacked=1' },
    { id: 'p2', name: 'ع'.repeat(2000), price: '99.99', description: '<b>Oil</b><img src=x onerror="hacked=1">' },
    { id: 'p3', name: 'Balm' },
    { name: 'without an id', price: 5 },
  ];
  await shop.fault('products', { kind: 'body', body: { data: { items: products } } });
  await shop.fault('menus', { kind: 'body', body: { data: { menus: [] } } });
  await shop.fault('products/{id}', { kind: 'body', body: { data: products[1] } });
  await visit('/shop/products');
  const names = main.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['window.hacked = 1', /^ع+…$/, 'Balm']);
  const cards = main.locator('li:has(h2)');
  await expect(cards.first().locator('bdi')).toHaveText(`${say('shell.riyal')} 0`);
  await expect(cards.last().locator('bdi')).toHaveText(`${say('shell.riyal')} 100`);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await names.nth(1).getByRole('link').click();
  const { dialog, size, more, total } = buyerOf(page, say);
  await size(50).check();
  await more.click();
  await expect(total).toHaveText(`${say('shell.riyal')} 299.98`);
  await expect(dialog).toContainText('Oil');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await violations()).toEqual([]);
});
