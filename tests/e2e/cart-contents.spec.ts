import { service, written } from './booking-steps.ts';
import { serum, vipSuite } from './cart-steps.ts';
import { expect, test } from './shop.ts';
import { buyerOf } from './shop-steps.ts';

test('a customer finds amounts that add up to the total, the extra under its own name, and the VAT that prices contain below the total [CART-02]', async ({
  visit,
  page,
  shop,
  openCart,
  cart,
  violations,
  say,
  language,
}) => {
  const extras = page.getByRole('region', { name: say('cart.fees') });
  const addUp = async () => {
    const shown = await cart.summary.locator('dd').allInnerTexts();
    const amounts = shown.map((one) => Number(one.replaceAll(/[^\d.-]/g, '')));
    const total = amounts.pop() ?? 0;
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 2);
    return total;
  };
  const vat = cart.summary.getByText(say('cart.includedVat'));
  await openCart(service);
  await extras.getByRole('checkbox', { name: vipSuite[language] }).check();
  await expect(cart.amountNamed(vipSuite[language])).toContainText('75');
  const total = await addUp();
  await expect(vat).toContainText(written(Math.round((total * 100 * 15) / 115)));
  expect(await violations()).toEqual([]);

  await shop.control('PUT', 'habits', { habits: ['vat-on-top'] });
  await visit('/cart');
  await expect(cart.amount('amounts.tax')).toBeVisible();
  await expect(cart.amountNamed(vipSuite[language])).toContainText('75');
  await addUp();
  await expect(vat).toHaveCount(0);
});

test('a customer who adds the same size again has one line of both; another size, and one that has gone elsewhere, begin their own [SHOP-05 CART-12]', {
  tag: '@phone',
}, async ({ visit, page, signIn, ask, cart, main, say, language }) => {
  const name = serum.name[language];
  await signIn();
  await visit(`/product/${serum.id}`);
  const { size, add } = buyerOf(page, say, main);
  for (const [millilitres, inCart] of [
    [50, '1'],
    [50, '2'],
    [100, '3'],
  ] as const) {
    await size(millilitres).check();
    await add.click();
    await expect(cart.link).toContainText(inCart);
  }
  await cart.link.click();
  const line = cart.line(name).filter({ hasText: say('shop.millilitres', { count: 50 }) });
  await expect(cart.line(name)).toHaveCount(2);
  await expect(line).toContainText(`${written(serum.price * 1.5)} × 2`);

  await page.goBack();
  const lines = 'query { cart(params: {}) { lines { id } } }';
  const { cart: kept } = await ask(lines);
  const removal = 'mutation ($id: ID!) { removeCartLine(id: $id) { itemCount } }';
  for (const { id } of kept.lines) await ask(removal, { id });
  await size(50).check();
  await add.click();
  await expect(cart.link).toContainText(/\b1\b/);
});
