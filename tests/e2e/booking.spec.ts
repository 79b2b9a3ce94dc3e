import {
  cartLink,
  chooseDay,
  dayIn,
  freeDays,
  goOnButton,
  openTreatment,
  shownTime,
  timeIn,
  timesIn,
  treatment,
  written,
} from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { anotherCustomer, arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { wordsOfDay } from './texts.ts';
import { completeProfile, proveNumber, wizardOf } from './wizard-steps.ts';

const plain = treatment(1);
const reduced = treatment(3);

test.describe('booking a treatment', () => {
  test('a visitor goes from the home page to a treatment of a branch and category that suit [PROD-20]', {
    tag: '@desktop',
  }, async ({ visit, page, say, language }) => {
    const main = page.getByRole('main');
    await visit('/');
    await page
      .getByRole('link', { name: say('shell.nav.services'), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.services') })).toBeVisible();
    await expect(main.getByRole('link', { name: plain.name[language], exact: true })).toBeVisible();

    await main.locator('summary[aria-label]').click();
    await main.getByRole('link', { name: { en: 'Rawnaq Corniche', ar: 'رونق الكورنيش' }[language] }).click();
    await expect(page).toHaveURL(/branch=4/);
    const categories = main.getByRole('navigation', { name: say('catalogue.filter.categories') });
    await categories.getByRole('link').last().click();
    await expect(page).toHaveURL(/branch=4.*category=/);
    await expect(main.getByRole('link', { name: plain.name[language], exact: true })).toBeHidden();
    await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading') })).not.toHaveCount(0);
  });

  test('a visitor reads what a treatment is: picture, price, duration and description [SVC-01 SVC-03]', async ({
    visit,
    page,
    say,
    language,
  }) => {
    await visit('/services');
    await openTreatment(page, plain.name[language]);
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    await expect(dialog.getByText(plain.description[language])).toBeVisible();
    expect(plain.minutes).toBe(60);
    await expect(dialog.getByText({ en: '1 hour', ar: 'ساعة' }[language], { exact: true })).toBeVisible();
    await expect(dialog.getByText(written(plain.price)).first()).toBeVisible();
    await expect(goOnButton(page, say)).toContainText(written(plain.price));
  });

  test('an old price is struck through beside the new one, and only where there is a discount [SVC-02]', {
    tag: '@phone',
  }, async ({ visit, page, say, language }) => {
    const dialog = page.getByRole('dialog');
    await visit('/services');
    await openTreatment(page, reduced.name[language]);
    await expect(dialog.locator('s')).toContainText(written(reduced.priceBefore ?? 0));
    expect(await dialog.locator('s').evaluate((old) => getComputedStyle(old).textDecorationLine)).toBe('line-through');
    await expect(goOnButton(page, say)).toContainText(written(reduced.price));
    await dialog.getByRole('button', { name: say('shell.close') }).click();
    await expect(dialog).toBeHidden();
    await openTreatment(page, plain.name[language]);
    await expect(goOnButton(page, say)).toContainText(written(plain.price));
    await expect(dialog.locator('s')).toHaveCount(0);
  });

  test('a visitor sees the shape of a treatment while it is on its way [SVC-04]', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    await arriveSignedIn(page.context(), shop);
    await visit('/services');
    await shop.control('PUT', 'latency', { ms: 6000 });
    await page.getByRole('main').getByRole('link', { name: plain.name[language], exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[role=status][aria-busy=true]').last()).toBeVisible();
    await expect(dialog.getByText(plain.description[language])).toHaveCount(0);
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(dialog.getByText(plain.description[language])).toBeVisible();
    await expect(dialog.locator('[role=status]')).toHaveCount(0);
    await expect(goOnButton(page, say)).toBeEnabled();
  });

  test('a guest chooses a time, signs in for the first time and finds the booking in the cart [PROD-21 SIGN-23 DLG-07 SVC-08 SVC-09 RT-30]', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const phone = shop.newPhone();
    const dialogs = page.getByRole('dialog');
    const [, second] = await freeDays(shop, plain);
    await visit('/services');
    await openTreatment(page, plain.name[language]);
    await goOnButton(page, say).click();
    await expect(dialogs.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
    await expect(dialogs).toHaveCount(1);
    await chooseDay(page, say, second?.date ?? '');
    const time = second?.slots[0]?.from ?? '';
    await timeIn(page, language, time).click();
    await goOnButton(page, say).click();

    await expect(dialogs.getByRole('heading', { name: say('session.intro.title') })).toBeVisible();
    await expect(dialogs).toHaveCount(1);
    const wizard = wizardOf(page, say);
    const moment = [wordsOfDay(language, second?.date ?? '', 'day'), shownTime(language, time)];
    const wanted = dialogs.getByRole('paragraph').filter({ hasText: say('session.wanted') });
    for (const words of [plain.name[language], ...moment]) await expect(wanted).toContainText(words);
    await proveNumber(page, shop, wizard, phone);
    await expect(dialogs.getByRole('heading', { name: say('session.complete.title') })).toBeVisible();
    await expect(wanted).toContainText(plain.name[language]);
    await expect(dialogs).toHaveCount(1);
    await completeProfile(wizard);

    await expect(dialogs.getByText(say('appointments.success.body'))).toBeVisible();
    const told = language === 'en' ? /reservation was added to the cart/i : /حجزك إلى السلة/;
    await expect(dialogs).toContainText(told);
    await expect(dialogs).toHaveCount(1);
    await expect(page).toHaveURL(shop.address(`/services?service=${plain.id}`));
    await dialogs.getByRole('button', { name: say('appointments.success.toCart') }).click();
    await expect(page).toHaveURL(shop.address('/cart'));
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: plain.name[language] });
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(shownTime(language, time));
    await expect(line).toContainText(written(plain.price));
    const summary = page.getByRole('region', { name: say('cart.summary') });
    await expect(summary).toContainText(written(plain.price));
  });

  test('a customer who is signed in chooses the time of what is in the cart already [APPT-07 APPT-09 PERSIST-03]', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const cart = (count: number) => cartLink(page).filter({ hasText: `${count}` });
    await arriveSignedIn(page.context(), shop);
    await visit('/services');
    await openTreatment(page, plain.name[language]);
    await goOnButton(page, say).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: say('appointments.title') })).toBeVisible();
    await expect(cart(1)).toHaveCount(1);
    await timesIn(page).last().click();
    const kept = await timesIn(page).last().getAttribute('aria-label');
    await goOnButton(page, say).click();
    await expect(page.getByRole('dialog').getByText(say('appointments.success.body'))).toBeVisible();
    await expect(cart(1)).toHaveCount(1);
    const [line] = await page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart') ?? '{}').lines);
    expect(line.name).toBe(plain.name[language]);
    expect(shownTime(language, line.startAt)).toBe(kept?.replace('\u00a0', ' '));
  });

  test('another customer takes the time meanwhile: the customer is told before anything is sent, and takes a free time with one tap', {
    tag: '@phone',
  }, async ({ visit, page, shop, say, language }) => {
    await arriveSignedIn(page.context(), shop);
    const [, day] = await freeDays(shop, plain);
    const slot = day?.slots.at(-1) ?? { from: '', from_date_time: '', to_date_time: '' };
    await visit('/services');
    await openTreatment(page, plain.name[language]);
    await goOnButton(page, say).click();
    await chooseDay(page, say, day?.date ?? '');
    await timeIn(page, language, slot.from).click();

    const rival = await anotherCustomer(shop);
    const added = await rival.call('POST', 'cart', { product_id: plain.id, quantity: 1 });
    const times = { start_at: slot.from_date_time, end_at: slot.to_date_time };
    await rival.call('POST', `cart-products/${added.body.data.cart_product_id}/update-time-slot`, times);
    await shop.control('DELETE', 'requests');
    await goOnButton(page, say).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(shownTime(language, slot.from));
    const nearest = dialog.getByRole('group', { name: say('appointments.nearest') }).getByRole('button');
    await expect(nearest).toHaveCount(4);
    const shown = await timesIn(page).evaluateAll((all) => all.map((time) => time.textContent?.match(/\d+:\d\d/)?.[0]));
    const near = (await nearest.allInnerTexts()).map((words) => words.match(/\d+:\d\d/)?.[0]);
    for (const time of near)
      expect(
        shown.filter((one) => one === time),
        'is offered once',
      ).toHaveLength(1);
    await expect(goOnButton(page, say)).toBeEnabled();
    const asked = (await shop.control('GET', 'requests')) as { method: string }[];
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await nearest.first().click();
    await expect(dialog.getByText(say('appointments.success.body'))).toBeVisible();
  });

  test('a customer whose line has no time yet starts on the first free day, at 21:30 where that is free [APPT-13]', {
    tag: '@phone',
  }, async ({ visit, page, shop, say, language }) => {
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, plain, false);
    const [
      ,
      {
        date,
        slots: [first],
      } = { date: '', slots: [] },
    ] = await freeDays(shop, plain);
    const evening = { from: '21:30', from_date_time: `${date} 21:30:00`, to_date_time: `${date} 22:30:00` };
    await shop.control('POST', 'faults', {
      path: `product-masters/${plain.masterId}/available-times`,
      kind: 'body',
      body: { status: true, data: { days: [{ date, slots: [first, evening] }] } },
    });
    await visit('/cart');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('cart.chooseTime') })
      .click();
    const chosen = page.getByRole('dialog').locator('button[aria-pressed=true]');
    await expect(chosen).toHaveText(shownTime(language, '21:30', true));
    await expect(dayIn(page, date)).toHaveAttribute('aria-selected', 'true');
    await timesIn(page).first().click();
    await expect(chosen).toHaveText(shownTime(language, first?.from, true));
  });

  test('a customer whose free times did not come cannot go on until they are there', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    await shop.control('POST', 'faults', { path: 'product-masters/{id}/available-times', kind: 'status', status: 500 });
    await visit('/services');
    await openTreatment(page, plain.name[language]);
    await goOnButton(page, say).click();
    await expect(page.getByText(say('appointments.timesFailed'))).toBeVisible();
    await expect(goOnButton(page, say)).toBeDisabled();
    const again = page.getByRole('button', { name: say('shell.tryAgain') });
    // What was asked for before must be over, or its answer comes without another press.
    await expect(again).toBeEnabled();
    await shop.control('DELETE', 'faults');
    await again.click();
    await timesIn(page).first().click();
    await expect(goOnButton(page, say)).toBeEnabled();
  });

  test.describe('on a connection that breaks', () => {
    test.use({ expectedConsoleErrors: /net::ERR_FAILED/ });

    test('a customer whose answer got lost goes on with the line that is there, and has no second one', {
      tag: '@desktop',
    }, async ({ visit, page, shop, say, language }) => {
      await arriveSignedIn(page.context(), shop);
      await visit('/services');
      await openTreatment(page, plain.name[language]);
      let isBroken = true;
      await page.route('**/graphql', async (route) => {
        if (!isBroken) return route.continue();
        await route.fetch();
        await route.abort();
      });
      await goOnButton(page, say).click();
      await expect(page.getByText(say('shell.failure.NETWORK'))).toBeVisible();
      isBroken = false;
      await goOnButton(page, say).click();
      await timesIn(page).first().click();
      await goOnButton(page, say).click();
      await expect(page.getByRole('dialog').getByText(say('appointments.success.body'))).toBeVisible();
      await expect(cartLink(page)).toHaveText('1');
      const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart') ?? '{}').lines);
      expect(lines).toHaveLength(1);
    });
  });
});
