import { type Booking, reduced, shownTime, treatment, written } from './booking-steps.ts';
import { operationOf } from './operation-of.ts';
import { anotherCustomer, noura, takeTime } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { wordsOfDay } from './texts.ts';

const plain = treatment(1);

/** Chooses the last free time of the second day; answers it as it is shown, and as it is sent. */
const chooseLastTime = async (booking: Booking) => {
  const [, day] = await booking.freeDays(plain);
  const slot = day?.slots.at(-1) ?? { from: '', from_date_time: '', to_date_time: '' };
  await booking.openTimes(plain);
  await booking.chooseDay(day?.date);
  await booking.time(slot.from).click();
  return { from: slot.from, times: { start_at: slot.from_date_time, end_at: slot.to_date_time } };
};

test('a visitor reads what a treatment is: picture, price, duration and description; an old price is struck through beside the new one, and only where there is a discount [SVC-01 SVC-02 SVC-03]', {
  tag: '@phone',
}, async ({ visit, booking, dialog, leaveDialog, language }) => {
  await visit('/services');
  await booking.open(plain);
  const picture = dialog.locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  await expect(dialog.getByText(plain.description[language])).toBeVisible();
  expect(plain.minutes).toBe(60);
  await expect(dialog.getByText({ en: '1 hour', ar: 'ساعة' }[language], { exact: true })).toBeVisible();
  await expect(dialog.getByText(written(plain.price)).first()).toBeVisible();
  await expect(booking.goOn).toContainText(written(plain.price));
  await expect(dialog.locator('s')).toHaveCount(0);
  await leaveDialog();
  await booking.open(reduced);
  await expect(dialog.locator('s')).toContainText(written(reduced.priceBefore ?? 0));
  expect(await dialog.locator('s').evaluate((old) => getComputedStyle(old).textDecorationLine)).toBe('line-through');
  await expect(booking.goOn).toContainText(written(reduced.price));
});

test('a visitor sees the shape of a treatment while it is on its way [SVC-04]', {
  tag: '@desktop',
}, async ({ visit, shop, signIn, booking, dialog, main, language }) => {
  await signIn();
  await visit('/services');
  await shop.control('PUT', 'latency', { ms: 6000 });
  await main.getByRole('link', { name: plain.name[language], exact: true }).click();
  await expect(dialog.locator('[role=status][aria-busy=true]').last()).toBeVisible();
  await expect(dialog.getByText(plain.description[language])).toHaveCount(0);
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(dialog.getByText(plain.description[language])).toBeVisible();
  await expect(dialog.locator('[role=status]')).toHaveCount(0);
  await expect(booking.goOn).toBeEnabled();
});

test('a guest chooses a time, signs in for the first time and finds the booking in the cart [PROD-21 SIGN-23 DLG-07 SVC-08 SVC-09 RT-30]', async ({
  visit,
  page,
  shop,
  booking,
  cart,
  wizard,
  dialog,
  say,
  language,
}) => {
  const phone = shop.newPhone();
  const [, second] = await booking.freeDays(plain);
  await visit('/services');
  await booking.open(plain);
  await booking.goOn.click();
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await booking.chooseDay(second?.date);
  const time = second?.slots[0]?.from ?? '';
  await booking.time(time).click();
  await booking.goOn.click();

  await expect(wizard.intro).toBeVisible();
  await expect(dialog).toHaveCount(1);
  const moment = [wordsOfDay(language, second?.date ?? '', 'day'), shownTime(language, time)];
  const wanted = dialog.getByRole('paragraph').filter({ hasText: say('session.wanted') });
  for (const words of [plain.name[language], ...moment]) await expect(wanted).toContainText(words);
  await wizard.prove(phone);
  await expect(wizard.heading('session.complete.title')).toBeVisible();
  await expect(wanted).toContainText(plain.name[language]);
  await expect(dialog).toHaveCount(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(operationOf(request)));
  await wizard.complete();

  await expect(booking.success).toBeVisible();
  expect(asked.filter((name) => /Cart/.test(name))).toEqual(['mutation AddToCart']);
  const told = language === 'en' ? /reservation was added to the cart/i : /حجزك إلى السلة/;
  await expect(dialog).toContainText(told);
  await expect(dialog).toHaveCount(1);
  await expect(page).toHaveURL(shop.address(`/services?service=${plain.id}`));
  await booking.toCart.click();
  await expect(page).toHaveURL(shop.address('/cart'));
  const line = cart.line(plain.name[language]);
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(shownTime(language, time));
  await expect(line).toContainText(written(plain.price));
  await expect(cart.summary).toContainText(written(plain.price));
});

test('a guest reads that their time is being booked once they are signed in, or that it is taken meanwhile, and takes another with one tap [SIGN-23]', {
  tag: '@phone',
}, async ({ visit, shop, booking, wizard, dialog, say, language }) => {
  await visit('/services');
  const { from, times } = await chooseLastTime(booking);
  await booking.goOn.click();
  await wizard.intro.waitFor();
  await wizard.goOn.click();
  await wizard.askForCode(noura);
  await takeTime(await anotherCustomer(shop), plain, times);
  await shop.control('PUT', 'latency', { ms: 1000 });
  await wizard.typeCode(await shop.codeFor(noura));
  await expect(dialog).toContainText(shownTime(language, from));
  await expect(booking.toCart).toBeDisabled();
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(dialog.getByRole('alert')).toContainText(shownTime(language, from));
  await dialog
    .getByRole('group', { name: say('appointments.nearest') })
    .getByRole('button')
    .first()
    .click();
  await expect(booking.success).toBeVisible();
});

test('a customer who is signed in chooses the time of what is in the cart already, and waits for nothing that has not changed [APPT-07 APPT-09 PERSIST-03]', {
  tag: '@phone',
}, async ({ visit, page, signIn, booking, cart, dialog, say, language }) => {
  await signIn();
  await visit('/services');
  await booking.open(plain);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(operationOf(request)));
  await booking.goOn.click();
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
  await expect(cart.link).toContainText('1');
  await booking.times.last().click();
  const kept = await booking.times.last().getAttribute('aria-label');
  await booking.goOn.click();
  await expect(booking.success).toBeVisible();
  await expect(cart.link).toContainText('1');
  const own = ['mutation AddToCart', 'mutation ScheduleCartLine', 'query AvailableDays', 'query BookedBranch'];
  // The way to the account asks for gifts once the window is idle.
  expect([...asked].filter((name) => name !== '' && name !== 'query GiftList').toSorted()).toEqual(own);
  const [line] = await page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart') ?? '{}').lines);
  expect(line.name).toBe(plain.name[language]);
  expect(shownTime(language, line.startAt)).toBe(kept?.replace('\u00a0', ' '));
});

test('another customer takes the time meanwhile: the customer is told at once, and takes a free time with one tap', {
  tag: '@phone',
}, async ({ visit, shop, signIn, booking, dialog, say, language }) => {
  await signIn();
  await visit('/services');
  const { from, times } = await chooseLastTime(booking);
  await takeTime(await anotherCustomer(shop), plain, times);
  await shop.control('DELETE', 'requests');
  await booking.goOn.click();
  await expect(dialog.getByRole('alert')).toContainText(shownTime(language, from));
  const nearest = dialog.getByRole('group', { name: say('appointments.nearest') }).getByRole('button');
  await expect(nearest).toHaveCount(4);
  const shown = await booking.times.evaluateAll((all) => all.map((time) => time.textContent?.match(/\d+:\d\d/)?.[0]));
  const near = (await nearest.allInnerTexts()).map((words) => words.match(/\d+:\d\d/)?.[0]);
  const offered = near.map((time) => shown.filter((one) => one === time).length);
  expect(offered, 'each is offered once').toEqual([1, 1, 1, 1]);
  await expect(booking.goOn).toBeEnabled();
  expect(await shop.calls('POST', /./)).toHaveLength(1);
  await nearest.first().click();
  await expect(booking.success).toBeVisible();
});

test('a customer whose line has no time yet starts on the first free day, at 21:30 where that is free [APPT-13]', {
  tag: '@phone',
}, async ({ visit, shop, signIn, booking, cart, main, say, language }) => {
  await signIn();
  await cart.fill(plain, false);
  const { date, slots } = (await booking.freeDays(plain))[1] ?? { date: '', slots: [] };
  const evening = { from: '21:30', from_date_time: `${date} 21:30:00`, to_date_time: `${date} 22:30:00` };
  const body = { status: true, data: { days: [{ date, slots: [slots[0], evening] }] } };
  await shop.fault(`product-masters/${plain.masterId}/available-times`, { kind: 'body', body });
  await visit('/cart');
  await main.getByRole('button', { name: say('cart.chooseTime') }).click();
  await expect(booking.chosen).toHaveText(shownTime(language, '21:30', true));
  await expect(booking.day(date)).toHaveAttribute('aria-selected', 'true');
  await booking.times.first().click();
  await expect(booking.chosen).toHaveText(shownTime(language, slots[0]?.from, true));
});

test('a customer whose free times did not come cannot go on until they are there', {
  tag: '@desktop',
}, async ({ visit, page, shop, booking, say }) => {
  await shop.fault('product-masters/{id}/available-times', { kind: 'status', status: 500 });
  await visit('/services');
  await booking.open(plain);
  await booking.goOn.click();
  await expect(page.getByText(say('appointments.timesFailed'))).toBeVisible();
  await expect(booking.goOn).toBeDisabled();
  const again = page.getByRole('button', { name: say('shell.tryAgain') });
  // Former requests must be over, or its answer comes without another press.
  await expect(again).toBeEnabled();
  await shop.recover();
  await again.click();
  await booking.times.first().click();
  await expect(booking.goOn).toBeEnabled();
});

test('a customer whose answer got lost goes on with the line that is there, and has no second one', {
  tag: '@desktop',
}, async ({ visit, page, signIn, booking, cart, mayComplain, say }) => {
  mayComplain(/net::ERR_FAILED/);
  await signIn();
  await visit('/services');
  await booking.open(plain);
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    if (!isBroken) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await booking.goOn.click();
  await expect(page.getByText(say('shell.failure.NETWORK'))).toBeVisible();
  isBroken = false;
  await booking.goOn.click();
  await booking.times.first().click();
  await booking.goOn.click();
  await expect(booking.success).toBeVisible();
  await expect(cart.link).toHaveText('1');
  const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart') ?? '{}').lines);
  expect(lines).toHaveLength(1);
});
