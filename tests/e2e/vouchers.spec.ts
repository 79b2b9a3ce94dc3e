import type { Page } from '@playwright/test';
import { service } from './booking-steps.ts';
import { rowIn } from './bookings-steps.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import type { Say } from './texts.ts';

/** One of Noura's cards: 500 riyals, of which 180 are spent. */
const inUse = 'GC-7502-664173';
const unused = 'GC-7519-902617';

const names = { en: 'A whole afternoon', ar: 'عصرية كاملة' };

/** A card in the list, by its number. */
const cardOf = (page: Page, serialNumber: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: serialNumber });

const detailsOf = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog');
  const valueAt = (term: string) => rowIn(page, term).last();
  return {
    dialog,
    valueAt,
    fact: (id: string) => valueAt(say(id)),
    history: dialog.getByRole('button', { name: say('vouchers.history.title') }),
    use: dialog.getByRole('button', { name: say('vouchers.use.action') }),
    qrCode: dialog.getByRole('img', { name: say('vouchers.details.qr', { number: inUse }) }),
  };
};

test('a customer reads a gift card and what it was spent on with the keyboard alone, and pays with it [VCH-01 VCH-02 VCH-03 VCH-04 VCH-05 VCH-06 VCH-07 VCH-10 PROD-25]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, leaveDialog, violations, say, language }) => {
  await signIn(noura);
  await cart.fill(service);
  await visit('/dashboard/gift-cards');
  const opener = cardOf(page, inUse).getByRole('button', { name: names[language] });
  await expect(cardOf(page, inUse).locator('img')).toHaveAttribute('src', /giftcard/);
  await opener.focus();
  await page.keyboard.press('Enter');
  const { dialog, fact, valueAt, history, use, qrCode } = detailsOf(page, say);
  await expect(dialog.getByRole('heading', { name: names[language] })).toBeVisible();
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /giftcard/);
  await expect(dialog.getByText({ en: 'Partly used', ar: 'مستخدمة جزئيًا' }[language])).toBeVisible();
  await expect(dialog.locator('bdi').first()).toContainText('320');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(fact('vouchers.details.serial')).toHaveText(inUse);
  await expect(fact('vouchers.details.expiry')).toContainText(/\d{4}/);
  await expect(fact('vouchers.details.order')).toHaveText('RQ259771');
  await expect(fact('vouchers.details.redeemed')).toContainText('180');
  await expect(fact('vouchers.mine.remaining')).toContainText('320');
  await expect(fact('amounts.subTotal')).toContainText('434.78');
  await expect(valueAt(say('vouchers.details.vat', { rate: 15 }))).toContainText('65.22');
  await expect(fact('amounts.discount')).toHaveText(`${say('shell.riyal')} 0`);
  await expect(fact('amounts.total')).toContainText('500');
  await expect.poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await violations(), 'the card').toEqual([]);

  await history.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: say('vouchers.history.title') })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const [newest, spent] = [dialog.getByRole('listitem').first(), `${say('shell.riyal')} 60`];
  await expect(newest).toHaveText(new RegExp(`20\\d\\d.*RQ260109.*${spent}$`));
  expect(await violations(), 'the history').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(history).toBeFocused();
  await leaveDialog();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shop.address('/cart'));
  await expect(page.getByText(say('vouchers.use.done'))).toBeVisible();
  await expect(cart.amount('amounts.discount')).toContainText('−');
  const asked = await shop.calls('GET', /^\/cart$/);
  expect(asked.at(-1)?.query).toMatchObject({ gift_card: inUse });
});

test('a card of which the provider says little is shown with what stands in for the rest [VCH-01 VCH-02 VCH-05 VCH-06 VCH-13]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, violations, mayComplain, say }) => {
  mayComplain(/nothing\.png|404/);
  await signIn(noura);
  const row = { serial_number: inUse, value: '75', status: 'Not Used', qr_code: `${shop.provider}/nothing.png` };
  await shop.fault('vouchers/list_available_vouchers', {
    kind: 'body',
    body: { status: true, data: { vouchers: [row] } },
  });
  await shop.fault(`vouchers/${inUse}`, { kind: 'status', status: 404 });
  await visit('/dashboard/gift-cards');
  await cardOf(page, inUse).getByRole('button').click();
  const { dialog, fact, valueAt, history, qrCode } = detailsOf(page, say);
  await expect(dialog.getByText(say('vouchers.details.noDescription'))).toBeVisible();
  await expect(dialog.getByText(say('vouchers.mine.status.notUsed'))).toBeVisible();
  await expect(dialog.locator('img').first()).toHaveAttribute('src', '/images/gift-card.svg');
  await expect(valueAt(say('vouchers.details.vat', { rate: 15 }))).toHaveText('–');
  await expect(dialog.locator('bdi').first()).toContainText('75');
  await expect(fact('amounts.total')).toContainText('75');
  await expect(fact('vouchers.details.order')).toHaveCount(0);
  await expect(qrCode).toHaveCount(0);
  await history.click();
  await expect(dialog.getByText(say('vouchers.history.empty'))).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('a customer with an empty cart chooses the card for later, and hears why when the provider refuses it; a spent card has nothing left [VCH-01]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, leaveDialog, say }) => {
  await signIn(noura);
  await visit('/gift-cards');
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: say('vouchers.mine.title') }) });
  await own.getByRole('listitem').filter({ hasText: '250' }).first().getByRole('button').click();
  const { dialog, use } = detailsOf(page, say);
  await shop.fault('cart', { kind: 'status', status: 503, message: 'Closed for a moment' });
  await use.click();
  await expect(page.getByText('Closed for a moment').first()).toBeVisible();
  await expect(dialog.getByText(unused)).toBeVisible();
  await shop.recover();
  await use.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say('vouchers.use.later'))).toBeVisible();
  await expect(page).toHaveURL(shop.address('/gift-cards'));

  await visit('/dashboard/gift-cards');
  await cardOf(page, 'GC-7488-351290').getByRole('button').click();
  await expect(dialog.locator('bdi').first(), 'nothing is left').toHaveText(`${say('shell.riyal')} 0`);
  await leaveDialog();
  await shop.fault(`vouchers/${unused}`, { kind: 'reset' });
  await cardOf(page, unused).getByRole('button').click();
  await expect(dialog.getByRole('alert')).toContainText(say('vouchers.details.failed'));
  await shop.recover();
  await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(use).toBeVisible();
});
