import { type FreeDay, service, shownTime, treatment } from './booking-steps.ts';
import { rowIn } from './bookings-steps.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { wordsOfDay } from './texts.ts';

test('a customer gives four stars with the keyboard and reads them again [BOOK-02 BOOK-06 BOOK-07]', {
  tag: '@phone',
}, async ({ visit, page, signIn, dialog, toast, violations, say, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(noura);
  await visit('/dashboard/bookings?booking=260109');
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
  expect(await violations(), 'the stars').toEqual([]);
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
  await expect(toast({ en: 'Thank you for your rating.', ar: 'شكرًا على تقييمك.' }[language])).toBeVisible();
  await expect(title).toContainText('RQ260109');
  await expect(rate).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Calm');
  await view.click();
  await expect(title).toHaveText(say('bookings.rating.title'));
  await expect(dialog.getByRole('img', { name: { en: '4 stars of 5', ar: '4 نجوم من 5' }[language] })).toBeVisible();
  await expect(dialog.getByRole('blockquote')).toHaveText('<b>Calm</b> & kind');
  expect(await violations(), 'the rating').toEqual([]);
});

test('where the provider knows no ratings the customer is told so, and the way back leads to the booking [BOOK-21]', {
  tag: '@phone',
}, async ({ visit, shop, signIn, dialog, say }) => {
  await signIn(noura);
  await shop.fault('orders/{id}/rate', { kind: 'status', status: 404 });
  await shop.fault('orders/{id}/rating', { kind: 'status', status: 404 });
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

test('a customer moves an appointment to another free time, which stands beside the calendar on a wide window', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, booking, dialog, leaveDialog, toast, violations, say, language }) => {
  await signIn(noura);
  await visit('/dashboard/bookings?booking=260110');
  const title = dialog.getByRole('heading', { level: 2 });
  await expect(title).toContainText('RQ260110');
  const booked = dialog.getByRole('region', { name: say('bookings.show.products') }).getByRole('listitem');
  const before = await booked.innerText();
  await dialog.getByRole('button', { name: new RegExp(`^${say('bookings.move')}: `) }).press('Enter');
  await expect(title).toHaveText(say('bookings.move.title'));
  const { times } = booking;
  await times.first().waitFor();
  expect(await violations()).toEqual([]);
  const roomy = (await booking.freeDays(treatment(27))).find(({ slots }) => slots.length > 7);
  await booking.chooseDay(roomy?.date);
  for (const place of [0, 5]) await expect(times.nth(place)).toBeInViewport({ ratio: 1 });
  const [calendar, beside] = [await dialog.getByRole('grid').boundingBox(), await times.nth(5).boundingBox()];
  expect((calendar?.x ?? 0) + (calendar?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  const confirm = dialog.getByRole('button', { name: say('bookings.move.confirm') });
  await confirm.click();
  await expect(toast(say('appointments.noSlot'))).toBeVisible();
  await times.first().click();
  const time = (await times.first().getAttribute('aria-label')) ?? '';
  const refusal = { kind: 'status', status: 409, times: 1, message: 'Just gone.' };
  await shop.fault('cart-products/{id}/update-time-slot', refusal);
  await confirm.click();
  await expect(toast('Just gone.')).toBeVisible();
  await expect(times.first()).toHaveAttribute('aria-pressed', 'false');
  await times.first().click();
  await confirm.click();
  const done = toast({ en: 'The time is yours.', ar: 'حجزنا لك هذا الموعد.' }[language]);
  await expect(done).toContainText(time);
  await expect(title).toContainText('RQ260110');
  await expect(booked).toContainText(time);
  await expect(rowIn(page, say('bookings.show.time'))).toHaveText(time);
  expect(await booked.innerText()).not.toBe(before);
  await leaveDialog();
  await expect(page.getByRole('region', { name: say('bookings.next'), exact: true })).toContainText(time);
});

test('two treatments on different days are read in the order of time, each with its own day and time [BOOK-02]', {
  tag: '@desktop',
}, async ({ visit, page, signIn, booking, cart, dialog, main, say, language }) => {
  await signIn();
  const [later, sooner] = [service, treatment(2)];
  const [first, second] = [(await booking.freeDays(sooner))[1], (await booking.freeDays(later))[3]];
  const momentOf = (free: FreeDay | undefined) => [
    wordsOfDay(language, free?.date ?? '', 'day'),
    shownTime(language, free?.slots[0]?.from),
  ];
  const said = [
    [sooner.name[language], ...momentOf(first)],
    [later.name[language], ...momentOf(second)],
  ];
  await cart.fill(later, true, 3);
  await cart.fill(sooner);
  const [number = ''] = await cart.order(1);
  await visit('/dashboard/bookings');
  const card = main.getByRole('link', { name: new RegExp(`${number}$`) });
  await expect(card).toHaveText(new RegExp(said.flat().join('.*').replaceAll(' ', String.raw`\s`)));
  await card.click();
  const booked = dialog.getByRole('region', { name: say('bookings.show.products') });
  for (const [index, words] of said.entries()) {
    const line = booked.getByRole('listitem').nth(index);
    for (const word of words) await expect(line).toContainText(word);
  }
  for (const free of [first, second]) {
    await expect(rowIn(page, say('bookings.show.date'))).toContainText(wordsOfDay(language, free?.date ?? '', 'full'));
  }
});

test('a customer rates and books again what is over, from the list of bookings and from a booking', {
  tag: '@phone',
}, async ({ visit, page, signIn, booking, dialog, leaveDialog, say, language }) => {
  await signIn(noura);
  await visit('/dashboard/bookings');
  const past = page.getByRole('region', { name: say('bookings.completed') });
  await past.getByRole('button', { name: `${say('bookings.rate')} RQ260109` }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(say('bookings.rate.title'));
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: say('bookings.rate.send') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(past.getByRole('button', { name: `${say('bookings.rate')} RQ260109` })).toHaveCount(0);
  await past.getByRole('button', { name: `${say('bookings.again')} RQ260108` }).click();
  const lamination = treatment(14).name[language];
  await expect(dialog.getByRole('heading', { level: 2, name: lamination })).toBeVisible();
  await leaveDialog();
  await past.getByRole('link', { name: /RQ260108$/ }).click();
  await dialog.getByRole('button', { name: `${say('bookings.again')}: ${lamination}` }).click();
  await expect(dialog.getByRole('heading', { level: 2, name: lamination })).toBeVisible();
  await expect(booking.goOn).toBeVisible();
});
