import { cartLink, treatment, written } from './booking-steps.ts';
import {
  amountNamed,
  amountOf,
  giftCard,
  lineOf,
  linesIn,
  putIntoCart,
  serum,
  summaryOf,
  vipSuite,
} from './cart-steps.ts';
import { askAs, fillCart } from './customer-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { buyerOf } from './shop-steps.ts';
import { violations } from './violations.ts';

const service = treatment(1);

test.describe('what is in the cart and what it comes to', () => {
  test('a customer finds amounts that add up to the total, the extra under its own name, and the VAT that prices contain below the total [CART-02]', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const extras = page.getByRole('region', { name: say('cart.fees') });
    const addUp = async () => {
      const shown = await summaryOf(page, say).locator('dd').allInnerTexts();
      const amounts = shown.map((one) => Number(one.replaceAll(/[^\d.-]/g, '')));
      const total = amounts.pop() ?? 0;
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 2);
      return total;
    };
    const vat = summaryOf(page, say).getByText(say('cart.includedVat'));
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await extras.getByRole('checkbox', { name: vipSuite[language] }).check();
    await expect(amountNamed(page, say, vipSuite[language])).toContainText('75');
    const total = await addUp();
    await expect(vat).toContainText(written(Math.round((total * 100 * 15) / 115)));
    expect(await violations(page)).toEqual([]);

    await shop.control('PUT', 'habits', { habits: ['vat-on-top'] });
    await visit('/cart');
    await expect(amountOf(page, say, 'amounts.tax')).toBeVisible();
    await expect(amountNamed(page, say, vipSuite[language])).toContainText('75');
    await addUp();
    await expect(vat).toHaveCount(0);
  });

  test('a customer is promised free cancellation of a visit, and not of goods', { tag: '@phone' }, async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const promise = summaryOf(page, say).getByText({ en: /Free cancellation/, ar: /إلغاء مجاني/ }[language]);
    await arriveSignedIn(page.context(), shop);
    await putIntoCart(page, shop, language, { productId: String(serum.id) });
    await putIntoCart(page, shop, language, { productId: String(giftCard.id) });
    await visit('/cart');
    await expect(linesIn(page)).toHaveCount(2);
    await expect(promise).toHaveCount(0);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await expect(promise).toBeVisible();
  });

  test('a customer who adds the same size again has one line of both; another size, and one that has gone elsewhere, begin their own [SHOP-05 CART-12]', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, say, language }) => {
    const name = serum.name[language];
    await arriveSignedIn(context, shop);
    await visit(`/product/${serum.id}`);
    const { size, add } = buyerOf(page, say, page.getByRole('main'));
    for (const [millilitres, inCart] of [
      [50, '1'],
      [50, '2'],
      [100, '3'],
    ] as const) {
      await size(millilitres).check();
      await add.click();
      await expect(cartLink(page)).toContainText(inCart);
    }
    await cartLink(page).click();
    const line = lineOf(page, name).filter({ hasText: say('shop.millilitres', { count: 50 }) });
    await expect(lineOf(page, name)).toHaveCount(2);
    await expect(line).toContainText(`${written(serum.price * 1.5)} × 2`);

    await page.goBack();
    const lines = 'query { cart(params: {}) { lines { id } } }';
    const { cart } = await askAs(page, shop, language, lines, {});
    const removal = 'mutation ($id: ID!) { removeCartLine(id: $id) { itemCount } }';
    for (const { id } of cart.lines) await askAs(page, shop, language, removal, { id });
    await size(50).check();
    await add.click();
    await expect(cartLink(page)).toContainText(/\b1\b/);
  });
});
