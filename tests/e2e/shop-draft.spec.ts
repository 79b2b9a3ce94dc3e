import { written } from './booking-steps.ts';
import { giftCard, serum } from './cart-steps.ts';
import { expect, test } from './shop.ts';
import { buyerOf } from './shop-steps.ts';

test('a guest sets things aside, finds them again, and signs in to buy them [RT-18]', {
  tag: '@phone',
}, async ({ visit, page, shop, context, cart, wizard, dialog, main, violations, say, language }) => {
  const name = serum.name[language];
  await visit(`/shop/products?product=${serum.id}`);
  const { size, setAside } = buyerOf(page, say);
  await size(50).check();
  await setAside.click();
  await expect(page.getByText(say('shop.draft.kept', { name }))).toBeVisible();
  await visit(`/product/${giftCard.id}`);
  await buyerOf(page, say, main).setAside.dblclick();
  await page
    .getByRole('button', { name: say('shop.draft.see') })
    .last()
    .click();
  await expect(page).toHaveURL(shop.address('/shop/shop-draft'));
  const lines = main.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: giftCard.name[language] })).toContainText('01');
  const line = lines.filter({ hasText: name });
  await line.getByRole('button', { name: say('shop.more') }).click();
  await page.reload();
  await expect(line).toContainText('02');
  await expect(line).toContainText(written(serum.price * 3));
  expect(await violations()).toEqual([]);

  await line.getByRole('button', { name: say('shop.buy.add') }).click();
  await wizard.prove(shop.newPhone());
  await wizard.complete();
  await expect(page.getByText(say('shop.buy.added', { name }))).toBeVisible();
  await expect(page).toHaveURL(shop.address('/shop/shop-draft'));
  await expect(dialog).toHaveCount(0);
  await expect(lines).toHaveText(new RegExp(giftCard.name[language]));
  await lines.getByRole('button', { name: say('shop.buy.add') }).click();
  await expect(page.getByRole('heading', { name: say('shop.draft.empty.title') })).toBeVisible();
  await visit('/cart');
  await expect(cart.line(name)).toContainText(`${written(serum.price * 1.5)} × 2`);
  await expect(cart.line(giftCard.name[language])).toBeVisible();
  // A used code is forgotten, else the next page of this tab asks a guest for it.
  expect(await page.evaluate(() => sessionStorage.getItem('rawnaq.code-sent'))).toBeNull();
  await visit(`/product/${serum.id}`);
  await buyerOf(page, say, main).setAside.click();
  // A page that asks for something just then would lead to the sign-in by itself.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'auth_token' });
  await visit('/shop/shop-draft');
  await expect(page.getByRole('heading', { name: say('shop.draft.empty.title') })).toBeVisible();
});

test('a customer whose provider refuses one thing reads why, and it stays', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, main, violations, say, language }) => {
  const phone = await signIn();
  await visit(`/product/${serum.id}`);
  const { size, setAside } = buyerOf(page, say, main);
  await setAside.click();
  await size(50).check();
  await setAside.click();
  await visit('/shop/shop-draft');
  const lines = main.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const refusal = { method: 'POST', kind: 'status', status: 422, message: 'Sold out', times: 1, phone };
  await shop.fault('cart', refusal);
  const add = lines.first().getByRole('button', { name: say('shop.buy.add') });
  await add.click();
  await expect(page.getByRole('alert')).toContainText('Sold out');
  await expect(lines).toHaveCount(2);
  expect(await violations()).toEqual([]);
  await add.click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(serum.name[language]);
  await expect(cart.link).toContainText('1');
  expect(await shop.calls('POST', /^\/cart$/)).toHaveLength(2);
});
