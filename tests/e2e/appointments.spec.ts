import { plainTimes, reduced, service, written } from './booking-steps.ts';
import { expect, test } from './shop.ts';

test('only days with free times can be chosen, and each shows its own times as the provider gives them [APPT-01 APPT-02 APPT-11]', async ({
  visit,
  page,
  booking,
  dialog,
  violations,
}) => {
  // Today's times go by, the last of them with the day.
  const [today, next, third] = await booking.freeDays(service);
  const free = new Set((await booking.freeDays(service)).map(({ date }) => date));
  await visit('/services');
  await booking.openTimes(service);
  await booking.chooseDay(next?.date);
  await expect(booking.times).toHaveText(plainTimes(next));
  expect(await violations(), 'the times').toEqual([]);

  const cells = dialog.getByRole('gridcell').and(page.locator('[data-date]'));
  const month = await booking.nextMonth.boundingBox();
  const firstDay = await cells.first().boundingBox();
  const apart = (firstDay?.y ?? 0) - (month?.y ?? 0) - (month?.height ?? 0);
  expect(apart, 'the days stand right below their month').toBeLessThan(56);
  const shownDays = async () => {
    const shown = await cells.evaluateAll((all) =>
      all.map((cell) => [cell.getAttribute('data-date'), cell.getAttribute('aria-disabled') === 'true'] as const),
    );
    for (const [date, isDisabled] of shown) {
      if (date !== today?.date) expect([date, isDisabled]).toEqual([date, !free.has(date ?? '')]);
    }
    return shown;
  };
  const [[first = ''] = []] = await shownDays();
  const past = Date.parse(today?.date ?? '') - Date.parse(first ?? '');
  expect(past / (24 * 60 * 60 * 1000), 'it starts this week').toBeLessThan(7);

  await booking.chooseDay(third?.date);
  await expect(booking.times).toHaveText(plainTimes(third));
  await expect(booking.day(third?.date)).toHaveAttribute('aria-selected', 'true');
  await booking.nextMonth.click();
  // The calendar ends after thirty days, so a month that comes has days without times.
  await expect(cells).not.toHaveCount(0);
  await cells.and(page.locator('[aria-disabled=true]')).last().click({ force: true });
  expect((await shownDays()).length).toBeGreaterThan(27);
  await expect(booking.times).toHaveText(plainTimes(third));
});

test('another day lets go of the chosen time and is where keys go on from; going on without a time asks for it and makes no call [APPT-03 APPT-08 APPT-12]', {
  tag: '@desktop',
}, async ({ visit, page, booking, dialog, toast, say, language }) => {
  const [, second, after] = await booking.freeDays(reduced);
  await visit('/services');
  await booking.openTimes(reduced);
  await booking.times.first().click();
  await expect(booking.chosen).toHaveCount(1);
  await booking.chooseDay(second?.date);
  await expect(booking.times).toHaveText(plainTimes(second));
  await expect(booking.chosen).toHaveCount(0);

  // The keys go on from the day that was pressed, past days without times.
  const apart = (Date.parse(after?.date ?? '') - Date.parse(second?.date ?? '')) / (24 * 60 * 60 * 1000);
  for (let day = 0; day < apart; day += 1) await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(booking.times).toHaveText(plainTimes(after));

  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await expect(booking.goOn).toContainText(written(reduced.price));
  await booking.goOn.click();
  await expect(toast('select date and time!')).toHaveAttribute('data-type', 'error');
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
  expect(asked).toEqual([]);

  await dialog.getByRole('button', { name: say('shell.back') }).click();
  await expect(dialog.getByRole('heading', { name: reduced.name[language] })).toBeVisible();
});

test('what was chosen waits while the customer looks at the treatment again, and is gone once the dialog was closed [DLG-11]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, booking, dialog, say }) => {
  const phone = await signIn();
  await visit('/services');
  await booking.openTimes(service);
  await booking.times.first().click();
  await dialog.getByRole('button', { name: say('shell.back') }).click();
  await expect(booking.times).toHaveCount(0);
  await booking.goOn.click();
  await expect(booking.chosen).toHaveCount(1);
  await dialog.getByRole('button', { name: say('shell.close') }).click();
  await expect(dialog).toBeHidden();

  await shop.fault('cart', { method: 'POST', kind: 'status', status: 503, times: 1, phone });
  await booking.open(service);
  await booking.goOn.click();
  await expect(page.getByText('Fault 503').or(page.getByText(say('shell.failure.PROVIDER_UNAVAILABLE')))).toBeVisible();
  await dialog.getByRole('button', { name: say('shell.close') }).click();
  await expect(dialog).toBeHidden();
  await booking.open(service);
  await expect(booking.goOn).toBeEnabled();
  await booking.goOn.click();
  await booking.times.first().waitFor();
  await expect(booking.chosen).toHaveCount(0);
});

test('a customer gives a line of the cart its time and changes it later, from what it was [APPT-03 CART-12 SVC-03 SVC-09]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, booking, cart, dialog, main, say, language }) => {
  await signIn();
  await cart.fill(service, false);
  await shop.control('DELETE', 'requests');
  await visit('/cart');
  const line = main.getByRole('listitem').filter({ hasText: service.name[language] });
  await line.getByRole('button', { name: say('cart.chooseTime') }).click();
  // Late in the evening the first day has hardly a time left, and one with 21:30 would start from that.
  const [, day] = await booking.freeDays(service);
  await booking.chooseDay(day?.date);
  await expect(dialog.getByText(say('appointments.timeMissing'), { exact: true })).toBeVisible();
  await booking.goOn.click();
  await expect(page.getByText(say('appointments.noSlot'))).toBeVisible();
  await expect(booking.times).toHaveCount(day?.slots.length ?? 0);
  const first = (await booking.times.first().textContent()) ?? '';
  await booking.times.first().click();
  await booking.goOn.click();
  await expect(booking.success).toBeVisible();
  await booking.toCart.click();
  await expect(line).toContainText(first);

  await line.getByRole('button', { name: say('cart.changeTime') }).click();
  await expect(booking.chosen).toHaveText(first);
  const later = (await booking.times.nth(2).textContent()) ?? '';
  await booking.times.nth(2).click();
  const update = dialog.getByRole('button', { name: say('appointments.update') });
  await expect(update).toContainText(written(service.price));
  await update.click();
  await expect(dialog.getByText(say('appointments.success.changed.body'))).toBeVisible();
  await booking.toCart.click();
  await expect(line).toContainText(later);
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: say('cart.changeTime') }).click();
  await dialog.getByRole('button', { name: say('shell.back') }).click();
  await expect(dialog.getByRole('heading', { name: service.name[language] })).toBeVisible();
  await expect(update).toContainText(written(service.price));
  expect(await shop.calls('POST', /^\/?cart$/)).toEqual([]);
  expect(await shop.calls('POST', /update-time-slot$/)).toHaveLength(2);
});

test('a customer who only looks at times finds the cart as it was, however they leave, and what they put in stays', {
  tag: '@phone',
}, async ({ visit, page, signIn, booking, cart, dialog, main, say, language }) => {
  const counted = (count: number) => cart.link.filter({ hasText: `${count}` });
  const look = async () => {
    await booking.openTimes(service);
    await expect(counted(2)).toHaveCount(1);
  };
  await signIn();
  await cart.fill(service, false);
  await visit('/services');
  await expect(counted(1)).toHaveCount(1);
  await look();
  await dialog.getByRole('button', { name: say('shell.close') }).click();
  await expect(counted(1)).toHaveCount(1);
  await expect(dialog).toBeHidden();
  await look();
  await page.goBack();
  await expect(booking.times).toHaveCount(0);
  await booking.goOn.click();
  await booking.times.first().waitFor();
  await expect(counted(2)).toHaveCount(1);
  await page.goBack();
  await expect(booking.times).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(counted(1)).toHaveCount(1);
  await look();
  await visit('/contact');
  await expect(counted(1)).toHaveCount(1);
  await visit('/services');
  await look();
  await booking.times.first().click();
  await booking.goOn.click();
  await dialog.getByRole('button', { name: say('appointments.success.browse') }).click();
  await expect(dialog).toBeHidden();
  await visit('/cart');
  const lines = main.getByRole('listitem').filter({ hasText: service.name[language] });
  await expect(lines).toHaveCount(2);
  await expect(lines.getByRole('button', { name: say('cart.chooseTime') })).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('rawnaq.mine.looked-lines'))).toBeNull();
});

test('the form for another person is a place to write: nothing of it is sent or kept [SVC-05 SVC-06 SVC-07]', {
  tag: '@desktop',
}, async ({ visit, page, booking, dialog, violations, say, language }) => {
  await visit('/services');
  await booking.open(service);
  // The last question of the detail is answered.
  await expect(dialog.getByText(say('appointments.earliest').split('{')[0] ?? '')).toBeVisible();
  await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await dialog.getByLabel(say('appointments.guest.name')).fill('Hind');
  await dialog.getByLabel(say('appointments.guest.phone')).fill('0551112223');
  await expect(dialog.getByLabel(say('appointments.guest.phone'))).toHaveValue('0551112223');
  await dialog.getByLabel(say('appointments.guest.message')).fill('Allergic to lavender');
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: say('appointments.guest.add'), exact: true }).click();
  await expect(dialog.getByRole('heading', { name: service.name[language] })).toBeVisible();
  expect(sent.filter((request) => !/\.(js|css|woff2)\b/.test(request))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(kept).not.toMatch(/Hind|0551112223|lavender/);
  await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
  await expect(dialog.getByLabel(say('appointments.guest.name'))).toHaveValue('');
});

test('each dialog is as wide as it should be on a large screen [DLG-08]', {
  tag: '@desktop',
}, async ({ visit, page, signIn, booking, dialog, violations, say }) => {
  const width = () => dialog.evaluate((sheet: HTMLElement) => sheet.offsetWidth);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/services?signIn=required');
  await dialog.getByRole('button', { name: say('shell.continue'), exact: true }).click();
  await expect.poll(width).toBe(638);
  await dialog.getByRole('link').first().click();
  await expect.poll(width).toBe(800);
  await signIn();
  await visit('/services');
  await booking.open(service);
  await expect.poll(width).toBe(638);
  await booking.goOn.click();
  await expect.poll(width).toBe(539);
  await booking.times.last().click();
  await booking.goOn.click();
  await expect(booking.success).toBeVisible();
  await expect.poll(width).toBe(430);
  expect(await violations(), 'the success').toEqual([]);
});
