import {
  cartLink,
  chooseDay,
  dayIn,
  freeDays,
  goOnButton,
  openTreatment,
  plainTimes,
  timesIn,
  treatment,
  written,
} from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';
import { toast } from './wizard-steps.ts';

const service = treatment(1);

const calls = async (control: (method: 'GET', name: string) => Promise<unknown>, method: string, path: RegExp) => {
  const received = (await control('GET', 'requests')) as { method: string; path: string }[];
  return received.filter((call) => call.method === method && path.test(call.path)).length;
};

test.describe('choosing a day and a time', () => {
  test('only days with free times can be chosen, and each shows its own times as the provider gives them [APPT-01 APPT-02 APPT-11]', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    // Today's times go by, the last of them with the day.
    const [today, next, third] = await freeDays(shop, service);
    const free = new Set((await freeDays(shop, service)).map(({ date }) => date));
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await goOnButton(page, say).click();
    await chooseDay(page, say, next?.date ?? '');
    await expect(timesIn(page)).toHaveText(plainTimes(next));

    const cells = page.getByRole('dialog').getByRole('gridcell').and(page.locator('[data-date]'));
    const month = await page.getByRole('dialog').getByLabel(say('appointments.nextMonth')).boundingBox();
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
    const weekInMilliseconds = 7 * 24 * 60 * 60 * 1000;
    expect(Date.parse(today?.date ?? '') - Date.parse(first ?? ''), 'it starts this week').toBeLessThan(
      weekInMilliseconds,
    );

    await chooseDay(page, say, third?.date ?? '');
    await expect(timesIn(page)).toHaveText(plainTimes(third));
    await expect(dayIn(page, third?.date ?? '')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('dialog').getByLabel(say('appointments.nextMonth')).click();
    // The calendar ends after thirty days, so a month that comes has days without times.
    await expect(cells).not.toHaveCount(0);
    await cells.and(page.locator('[aria-disabled=true]')).last().click({ force: true });
    expect((await shownDays()).length).toBeGreaterThan(27);
    await expect(timesIn(page)).toHaveText(plainTimes(third));
  });

  test('another day lets go of the chosen time and is where keys go on from; going on without a time asks for it and makes no call [APPT-03 APPT-08 APPT-12]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, say, language }) => {
    const [, second, after] = await freeDays(shop, service);
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await goOnButton(page, say).click();
    const chosen = page.getByRole('dialog').locator('button[aria-pressed=true]');
    await timesIn(page).first().click();
    await expect(chosen).toHaveCount(1);
    await chooseDay(page, say, second?.date ?? '');
    await expect(timesIn(page)).toHaveText(plainTimes(second));
    await expect(chosen).toHaveCount(0);

    // The keys go on from the day that was pressed, past days without times.
    const apart = (Date.parse(after?.date ?? '') - Date.parse(second?.date ?? '')) / (24 * 60 * 60 * 1000);
    for (let day = 0; day < apart; day += 1) await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(timesIn(page)).toHaveText(plainTimes(after));

    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
    await expect(goOnButton(page, say)).toContainText(written(service.price));
    await goOnButton(page, say).click();
    await expect(toast(page, 'select date and time!')).toHaveAttribute('data-type', 'error');
    await expect(page.getByRole('dialog').getByRole('heading', { name: say('appointments.title') })).toBeVisible();
    expect(asked).toEqual([]);

    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('shell.back') })
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: service.name[language] })).toBeVisible();
  });

  test('what was chosen waits while the customer looks at the treatment again, and is gone once the dialog was closed [DLG-11]', {
    tag: '@phone',
  }, async ({ visit, page, shop, say, language }) => {
    const phone = await arriveSignedIn(page.context(), shop);
    const dialog = page.getByRole('dialog');
    const chosen = dialog.locator('button[aria-pressed=true]');
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await goOnButton(page, say).click();
    await timesIn(page).first().click();
    await dialog.getByRole('button', { name: say('shell.back') }).click();
    await expect(timesIn(page)).toHaveCount(0);
    await goOnButton(page, say).click();
    await expect(chosen).toHaveCount(1);
    await dialog.getByRole('button', { name: say('shell.close') }).click();
    await expect(dialog).toBeHidden();

    await shop.control('POST', 'faults', {
      path: 'cart',
      method: 'POST',
      kind: 'status',
      status: 503,
      times: 1,
      phone,
    });
    await openTreatment(page, service.name[language]);
    await goOnButton(page, say).click();
    await expect(
      page.getByText('Fault 503').or(page.getByText(say('shell.failure.PROVIDER_UNAVAILABLE'))),
    ).toBeVisible();
    await dialog.getByRole('button', { name: say('shell.close') }).click();
    await expect(dialog).toBeHidden();
    await openTreatment(page, service.name[language]);
    await expect(goOnButton(page, say)).toBeEnabled();
    await goOnButton(page, say).click();
    await timesIn(page).first().waitFor();
    await expect(chosen).toHaveCount(0);
  });

  test('a customer gives a line of the cart its time and changes it later, from what it was [APPT-03 CART-12 SVC-03]', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service, false);
    await shop.control('DELETE', 'requests');
    await visit('/cart');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: service.name[language] });
    const dialog = page.getByRole('dialog');
    await line.getByRole('button', { name: say('cart.chooseTime') }).click();
    // Late in the evening the first day has hardly a time left, and one with 21:30 would start from that.
    const [, day] = await freeDays(shop, service);
    await chooseDay(page, say, day?.date ?? '');
    await expect(dialog.getByText(say('appointments.timeMissing'), { exact: true })).toBeVisible();
    await goOnButton(page, say).click();
    await expect(page.getByText(say('appointments.noSlot'))).toBeVisible();
    await expect(timesIn(page)).toHaveCount(day?.slots.length ?? 0);
    const first = (await timesIn(page).first().textContent()) ?? '';
    await timesIn(page).first().click();
    await goOnButton(page, say).click();
    await expect(dialog.getByText(say('appointments.success.body'))).toBeVisible();
    await dialog.getByRole('button', { name: say('appointments.success.toCart') }).click();
    await expect(line).toContainText(first);

    await line.getByRole('button', { name: say('cart.changeTime') }).click();
    await expect(dialog.locator('button[aria-pressed=true]')).toHaveText(first);
    const later = (await timesIn(page).nth(2).textContent()) ?? '';
    await timesIn(page).nth(2).click();
    const update = goOnButton(page, say, 'appointments.update');
    await expect(update).toContainText(written(service.price));
    await update.click();
    await expect(dialog.getByText(say('appointments.success.changed.body'))).toBeVisible();
    await dialog.getByRole('button', { name: say('appointments.success.toCart') }).click();
    await expect(line).toContainText(later);
    await expect(line).toHaveCount(1);
    await line.getByRole('button', { name: say('cart.changeTime') }).click();
    await dialog.getByRole('button', { name: say('shell.back') }).click();
    await expect(dialog.getByRole('heading', { name: service.name[language] })).toBeVisible();
    await expect(update).toContainText(written(service.price));
    expect(await calls(shop.control, 'POST', /^\/?cart$/)).toBe(0);
    expect(await calls(shop.control, 'POST', /update-time-slot$/)).toBe(2);
  });

  test('a customer who only looks at times finds the cart as it was, however they leave, and what they put in stays', {
    tag: '@phone',
  }, async ({ visit, page, shop, say, language }) => {
    const cart = (count: number) => cartLink(page).filter({ hasText: `${count}` });
    const dialog = page.getByRole('dialog');
    const look = async () => {
      await openTreatment(page, service.name[language]);
      await goOnButton(page, say).click();
      await timesIn(page).first().waitFor();
      await expect(cart(2)).toHaveCount(1);
    };
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service, false);
    await visit('/services');
    await expect(cart(1)).toHaveCount(1);
    await look();
    await dialog.getByRole('button', { name: say('shell.close') }).click();
    await expect(cart(1)).toHaveCount(1);
    await expect(dialog).toBeHidden();
    await look();
    await page.goBack();
    await expect(timesIn(page)).toHaveCount(0);
    await goOnButton(page, say).click();
    await timesIn(page).first().waitFor();
    await expect(cart(2)).toHaveCount(1);
    await page.goBack();
    await expect(timesIn(page)).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(cart(1)).toHaveCount(1);
    await look();
    await visit('/contact');
    await expect(cart(1)).toHaveCount(1);
    await visit('/services');
    await look();
    await timesIn(page).first().click();
    await goOnButton(page, say).click();
    await dialog.getByRole('button', { name: say('appointments.success.browse') }).click();
    await expect(dialog).toBeHidden();
    await visit('/cart');
    const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: service.name[language] });
    await expect(lines).toHaveCount(2);
    await expect(lines.getByRole('button', { name: say('cart.chooseTime') })).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('rawnaq.mine.looked-lines'))).toBeNull();
  });

  test('the form for another person is a place to write: nothing of it is sent or kept [SVC-05 SVC-06 SVC-07]', {
    tag: '@desktop',
  }, async ({ visit, page, say, language }) => {
    const dialog = page.getByRole('dialog');
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await dialog.getByLabel(say('appointments.guest.name')).fill('Hind');
    await dialog.getByLabel(say('appointments.guest.phone')).fill('0551112223');
    await dialog.getByLabel(say('appointments.guest.message')).fill('Allergic to lavender');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('appointments.guest.add'), exact: true }).click();
    await expect(dialog.getByRole('heading', { name: service.name[language] })).toBeVisible();
    expect(sent.filter((request) => !/\.(js|css|woff2)\b/.test(request))).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(kept).not.toMatch(/Hind|0551112223|lavender/);
    await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
    await expect(dialog.getByLabel(say('appointments.guest.name'))).toHaveValue('');
  });

  test('each dialog is as wide as it should be on a large screen [DLG-08]', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const dialog = page.getByRole('dialog');
    const width = () => dialog.evaluate((sheet: HTMLElement) => sheet.offsetWidth);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit('/services?signIn=required');
    await dialog.getByRole('button', { name: say('session.continue'), exact: true }).click();
    await expect.poll(width).toBe(638);
    await dialog.getByRole('link').first().click();
    await expect.poll(width).toBe(800);
    await arriveSignedIn(page.context(), shop);
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await expect.poll(width).toBe(638);
    await goOnButton(page, say).click();
    await expect.poll(width).toBe(539);
    await timesIn(page).last().click();
    await goOnButton(page, say).click();
    await expect(dialog.getByText(say('appointments.success.body'))).toBeVisible();
    await expect.poll(width).toBe(430);
    expect(await violations(page), 'the success').toEqual([]);
  });
});
