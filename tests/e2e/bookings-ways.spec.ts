import type { Product } from '../../server/sandbox/catalogue.ts';
import { chooseDay, type FreeDay, freeDays, shownTime, timesIn, treatment } from './booking-steps.ts';
import { placeOrders, rowIn } from './bookings-steps.ts';
import { fillCart } from './customer-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { wordsOfDay } from './texts.ts';
import { violations } from './violations.ts';
import { toast } from './wizard-steps.ts';

test.describe('with a booking', () => {
  test('a customer gives four stars with the keyboard and reads them again [BOOK-02 BOOK-06 BOOK-07]', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, say, language }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/bookings?booking=260109');
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { level: 2 });
    const rate = dialog.getByRole('button', { name: say('bookings.rate'), exact: true });
    const view = dialog.getByRole('button', { name: say('bookings.rating'), exact: true });
    await expect(rate).toBeVisible();
    await expect(view).toHaveCount(0);
    await expect(rowIn(page, say('bookings.show.arrived'))).toHaveText(say('bookings.show.yes'));
    await expect(dialog.getByRole('button', { name: say('bookings.cancel'), exact: true })).toHaveCount(0);
    await rate.press('Enter');
    await expect(title).toHaveText(say('bookings.rate.title'));
    await dialog.getByRole('button', { name: say('bookings.rate.send') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(say('bookings.rate.missing'));
    expect(await violations(page), 'the stars').toEqual([]);
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (let more = 0; more < 3; more += 1) await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio').nth(3)).toBeChecked();
    await expect(dialog.getByText(say('bookings.rate.name4'))).toBeVisible();
    const comment = dialog.getByLabel(say('bookings.rate.comment'));
    await comment.fill('<b>Calm</b> & kind');
    await page.reload();
    await rate.click();
    await expect(comment).toHaveValue('<b>Calm</b> & kind');
    await dialog.getByRole('button', { name: say('shell.back') }).click();
    await rate.click();
    await expect(dialog.getByRole('radio').nth(3)).toBeChecked();
    await expect(comment).toHaveValue('<b>Calm</b> & kind');
    await dialog.getByRole('button', { name: say('bookings.rate.send') }).click();
    await expect(toast(page, { en: 'Thank you for your rating.', ar: 'شكرًا على تقييمك.' }[language])).toBeVisible();
    await expect(title).toContainText('RQ260109');
    await expect(rate).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Calm');
    await view.click();
    await expect(title).toHaveText(say('bookings.rating.title'));
    await expect(dialog.getByRole('img', { name: { en: '4 stars of 5', ar: '4 نجوم من 5' }[language] })).toBeVisible();
    await expect(dialog.getByRole('blockquote')).toHaveText('<b>Calm</b> & kind');
    expect(await violations(page), 'the rating').toEqual([]);
  });

  test('where the provider knows no ratings the customer is told so, and the way back leads to the booking [BOOK-21]', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, say }) => {
    await arriveSignedIn(context, shop, noura);
    await shop.control('POST', 'faults', { path: 'orders/{id}/rate', kind: 'status', status: 404 });
    await shop.control('POST', 'faults', { path: 'orders/{id}/rating', kind: 'status', status: 404 });
    const dialog = page.getByRole('dialog');
    const offer = (id: string) => dialog.getByRole('button', { name: say(id), exact: true });
    await visit('/dashboard/bookings?booking=260109');
    await offer('bookings.rate').click();
    await dialog.getByRole('radio').last().check();
    await offer('bookings.rate.send').click();
    await expect(dialog.getByText(say('bookings.rate.unavailable'))).toBeVisible();
    await offer('shell.back').click();
    await expect(dialog.getByText('RQ260109')).toBeVisible();
    await visit('/dashboard/bookings?booking=260107');
    await offer('bookings.rating').click();
    await expect(dialog.getByText(say('bookings.rating.none'))).toBeVisible();
    await offer('shell.back').click();
    await expect(dialog.getByText('RQ260107')).toBeVisible();
  });

  test('a treatment that was pleasant is booked again from the booking', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/bookings?booking=260109');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `${say('bookings.again')}: Threaded brow shape` }).click();
    await expect(dialog.getByRole('heading', { level: 2, name: 'Threaded brow shape' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('appointments.continue') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
  });

  test('a customer moves an appointment to another free time', async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/bookings?booking=260110');
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { level: 2 });
    await expect(title).toContainText('RQ260110');
    const booked = dialog.getByRole('region', { name: say('bookings.show.products') }).getByRole('listitem');
    const before = await booked.innerText();
    await dialog.getByRole('button', { name: new RegExp(`^${say('bookings.move')}: `) }).press('Enter');
    await expect(title).toHaveText(say('bookings.move.title'));
    const times = timesIn(page);
    await times.first().waitFor();
    expect(await violations(page)).toEqual([]);
    const confirm = dialog.getByRole('button', { name: say('bookings.move.confirm') });
    await confirm.click();
    await expect(toast(page, say('appointments.noSlot'))).toBeVisible();
    await times.first().click();
    const time = (await times.first().getAttribute('aria-label')) ?? '';
    const refusal = { path: 'cart-products/{id}/update-time-slot', kind: 'status', status: 409, times: 1 };
    await shop.control('POST', 'faults', { ...refusal, message: 'Just gone.' });
    await confirm.click();
    await expect(toast(page, 'Just gone.')).toBeVisible();
    await expect(times.first()).toHaveAttribute('aria-pressed', 'false');
    await times.first().click();
    await confirm.click();
    const done = toast(page, { en: 'The time is yours.', ar: 'حجزنا لك هذا الموعد.' }[language]);
    await expect(done).toContainText(time);
    await expect(title).toContainText('RQ260110');
    await expect(booked).toContainText(time);
    await expect(rowIn(page, say('bookings.show.time'))).toHaveText(time);
    expect(await booked.innerText()).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('bookings.next'), exact: true })).toContainText(time);
  });

  test('two treatments on different days are read in the order of time, each with its own day and time [BOOK-02]', async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    await arriveSignedIn(context, shop);
    const [later, sooner] = [treatment(1), treatment(2)];
    const freeDay = async (product: Product, day: number) => (await freeDays(shop, product))[day];
    const [first, second] = [await freeDay(sooner, 1), await freeDay(later, 3)];
    const momentOf = (free: FreeDay | undefined) => [
      wordsOfDay(language, free?.date ?? '', 'day'),
      shownTime(language, free?.slots[0]?.from),
    ];
    const said = [
      [sooner.name[language], ...momentOf(first)],
      [later.name[language], ...momentOf(second)],
    ];
    await fillCart(page, shop, language, later, true, 3);
    const [number = ''] = await placeOrders(page, shop, language, 1, sooner);
    await visit('/dashboard/bookings');
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`${number}$`) });
    await expect(card).toHaveText(new RegExp(said.flat().join('.*').replaceAll(' ', String.raw`\s`)));
    await card.click();
    const booked = page.getByRole('dialog').getByRole('region', { name: say('bookings.show.products') });
    for (const [index, words] of said.entries()) {
      const line = booked.getByRole('listitem').nth(index);
      for (const word of words) await expect(line).toContainText(word);
    }
    for (const free of [first, second]) {
      await expect(rowIn(page, say('bookings.show.date'))).toContainText(
        wordsOfDay(language, free?.date ?? '', 'full'),
      );
    }
  });

  test('a customer rates and books again what is over, from the list of bookings', async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/bookings');
    const past = page.getByRole('region', { name: say('bookings.completed') });
    const dialog = page.getByRole('dialog');
    await past.getByRole('button', { name: `${say('bookings.rate')} RQ260109` }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(say('bookings.rate.title'));
    await dialog.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: say('bookings.rate.send') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(past.getByRole('button', { name: `${say('bookings.rate')} RQ260109` })).toHaveCount(0);
    await past.getByRole('button', { name: `${say('bookings.again')} RQ260108` }).click();
    const lamination = treatment(14).name[language];
    await expect(dialog.getByRole('heading', { level: 2, name: lamination })).toBeVisible();
  });

  test('a customer sees free times beside the calendar when they move an appointment on a wide window', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/bookings?booking=260110');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(`^${say('bookings.move')}: `) }).click();
    const roomy = (await freeDays(shop, treatment(27))).find(({ slots }) => slots.length > 7);
    await chooseDay(page, say, roomy?.date ?? '');
    const [first, sixth] = [timesIn(page).first(), timesIn(page).nth(5)];
    for (const time of [first, sixth]) await expect(time).toBeInViewport({ ratio: 1 });
    const [calendar, beside] = [await dialog.getByRole('grid').boundingBox(), await sixth.boundingBox()];
    expect((calendar?.x ?? 0) + (calendar?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  });
});
