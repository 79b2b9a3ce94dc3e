import { cartLink, written } from './booking-steps.ts';
import { callsTo, giftCard, lineOf, serum } from './cart-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { buyerOf } from './shop-steps.ts';
import { violations } from './violations.ts';
import { completeProfile, proveNumber, wizardOf } from './wizard-steps.ts';

test.describe('the draft of this device', () => {
  test('a guest sets things aside, finds them again, and signs in to buy them [RT-18]', { tag: '@phone' }, async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    const name = serum.name[language];
    await visit(`/shop/products?product=${serum.id}`);
    const { size, setAside } = buyerOf(page, say);
    await size(50).check();
    await setAside.click();
    await expect(page.getByText(say('shop.draft.kept', { name }))).toBeVisible();
    await visit(`/product/${giftCard.id}`);
    await buyerOf(page, say, page.getByRole('main')).setAside.dblclick();
    await page
      .getByRole('button', { name: say('shop.draft.see') })
      .last()
      .click();
    await expect(page).toHaveURL(shop.address('/shop/shop-draft'));
    const lines = page.getByRole('main').getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: giftCard.name[language] })).toContainText('01');
    const line = lines.filter({ hasText: name });
    await line.getByRole('button', { name: say('shop.more') }).click();
    await page.reload();
    await expect(line).toContainText('02');
    await expect(line).toContainText(written(serum.price * 3));
    expect(await violations(page)).toEqual([]);

    await line.getByRole('button', { name: say('shop.buy.add') }).click();
    const wizard = wizardOf(page, say);
    await proveNumber(page, shop, wizard, shop.newPhone());
    await completeProfile(wizard);
    await expect(page.getByText(say('shop.buy.added', { name }))).toBeVisible();
    await expect(page).toHaveURL(shop.address('/shop/shop-draft'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(lines).toHaveText(new RegExp(giftCard.name[language]));
    await lines.getByRole('button', { name: say('shop.buy.add') }).click();
    await expect(page.getByRole('heading', { name: say('shop.draft.empty.title') })).toBeVisible();
    await visit('/cart');
    await expect(lineOf(page, name)).toContainText(`${written(serum.price * 1.5)} × 2`);
    await expect(lineOf(page, giftCard.name[language])).toBeVisible();
    // A used code is forgotten, else the next page of this tab asks a guest for it.
    expect(await page.evaluate(() => sessionStorage.getItem('rawnaq.code-sent'))).toBeNull();
    await visit(`/product/${serum.id}`);
    await buyerOf(page, say, page.getByRole('main')).setAside.click();
    // A page that asks for something just then would lead to the sign-in by itself.
    await page.goto('about:blank');
    await context.clearCookies({ name: 'auth_token' });
    await visit('/shop/shop-draft');
    await expect(page.getByRole('heading', { name: say('shop.draft.empty.title') })).toBeVisible();
  });

  test('a customer whose provider refuses one thing reads why, and it stays', { tag: '@phone' }, async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    const phone = await arriveSignedIn(context, shop);
    await visit(`/product/${serum.id}`);
    const { size, setAside } = buyerOf(page, say, page.getByRole('main'));
    await setAside.click();
    await size(50).check();
    await setAside.click();
    await visit('/shop/shop-draft');
    const lines = page.getByRole('main').getByRole('listitem');
    await expect(lines).toHaveCount(2);
    const refusal = { path: 'cart', method: 'POST', kind: 'status', status: 422, message: 'Sold out', times: 1, phone };
    await shop.control('POST', 'faults', refusal);
    const add = lines.first().getByRole('button', { name: say('shop.buy.add') });
    await add.click();
    await expect(page.getByRole('alert')).toContainText('Sold out');
    await expect(lines).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await add.click();
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(serum.name[language]);
    await expect(cartLink(page)).toContainText('1');
    expect(await callsTo(shop, 'POST', /^\/cart$/)).toHaveLength(2);
  });
});
