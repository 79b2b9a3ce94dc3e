import { cartLink, goOnButton, openTreatment, treatment, written } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';

const service = treatment(1);
const other = treatment(2);

test.describe('the cart', () => {
  test('a customer sees that something is added, loaded, removed and emptied while it happens [CART-10]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await fillCart(page, shop, language, other, false);
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await shop.control('PUT', 'latency', { ms: 400 });
    await goOnButton(page, say).click();
    await expect(dialog.getByRole('button', { name: say('appointments.adding') })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();

    await shop.control('PUT', 'latency', { ms: 600 });
    await visit('/contact');
    await cartLink(page).click();
    await expect(main.getByRole('status', { name: say('shell.loading') })).toBeVisible();
    const lines = main.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(lines).toHaveCount(3);
    await shop.control('PUT', 'latency', { ms: 400 });
    const line = lines.filter({ hasText: other.name[language] });
    await line.getByRole('button', { name: say('cart.remove', { name: other.name[language] }) }).click();
    await expect(line).toHaveAttribute('aria-busy', 'true');
    await expect(line).toHaveCount(0);
    await expect(page.getByText(say('cart.removed', { name: other.name[language] }))).toBeVisible();

    await main.getByRole('button', { name: say('cart.empty.action') }).click();
    await dialog.getByRole('button', { name: say('cart.empty.confirm'), exact: true }).click();
    await expect(dialog.getByRole('button', { name: say('cart.empty.waiting') })).toBeVisible();
    await expect(main.getByText(say('cart.nothing'))).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('a customer removes a line and the amounts follow', async ({ visit, page, shop, language }) => {
    const say = textsIn(language);
    const summary = page.getByRole('region', { name: say('cart.summary') });
    const total = () => summary.locator('dd').last();
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await fillCart(page, shop, language, other);
    await visit('/cart');
    await expect(total()).toContainText(written(service.price + other.price));
    await page.getByRole('button', { name: say('cart.remove', { name: other.name[language] }) }).click();
    await expect(total()).toContainText(written(service.price));
    await expect(cartLink(page)).toContainText('1');
  });

  test('when the house does not answer, the customer reads so, nothing keeps turning and he tries again [ORD-04]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await arriveSignedIn(page.context(), shop);
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await shop.control('POST', 'faults', { path: 'cart', method: 'POST', kind: 'reset', phone, times: 1 });
    await goOnButton(page, say).click();
    await expect(page.getByText(say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
    await expect(goOnButton(page, say)).toBeEnabled();
    await goOnButton(page, say).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: say('appointments.title') })).toBeVisible();
    await expect(cartLink(page)).toContainText('1');
  });
});
