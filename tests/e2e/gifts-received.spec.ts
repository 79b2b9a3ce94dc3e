import { plainTimes, service, shownTime, timesIn, treatment } from './booking-steps.ts';
import { daysIn, giftDetails, giftSchedule, goTo, inLanguage, openElsewhere } from './gift-steps.ts';
import { arriveSignedIn, noura, registerElsewhere } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn, wordsOfDay } from './texts.ts';
import { toastIn } from './toast-in.ts';

/** The seed's gift of Sara, which waits for Noura. */
const hammam = treatment(28);
const saras = { number: 'RQ260115', order: '260115' };

test('a gift goes from one customer to another, who reads the other language, chooses the time and accepts [GIFT-12 GIFT-19 GIFT-20 GIFT-23 GIFT-24 GIFT-38 CALL-21 APPT-10 ROLE-08 ROLE-09 PROD-02 PROD-24]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, checkout, giftForm, dialog, main, toast, violations, say, language }) => {
  const other = language === 'ar' ? 'en' : 'ar';
  const sayOther = textsIn(other);
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const receiver = await registerElsewhere(shop);
  await signIn();
  await cart.fill(service, false);
  await visit('/cart');
  await cart.suite.check();
  await giftForm.open();
  await giftForm.giveTo('Maha', 'Al-Shehri', receiver);
  await giftForm.gender('person.female').check();
  await giftForm.message.fill('Enjoy!');
  await giftForm.confirm.click();
  await expect(dialog).toBeHidden();
  const tab = await checkout.begin();
  const person = { first_name: 'Maha', last_name: 'Al-Shehri', mobile_code: '966', mobile_number: `966${receiver}` };
  const gifted_order_data = { ...person, gender: 'Female', message: 'Enjoy!' };
  const body = { is_gifted_order: 1, gift_message: 'Enjoy!', gifted_order_data };
  expect(await shop.calls('POST', /\/orders$/)).toMatchObject([{ body }]);
  await expect(page.getByText(say('recovery.giftRemoved'))).toHaveCount(0);
  await checkout.payWithCard(tab);

  await visit('/gift-list');
  const sent = giftDetails(page, say);
  await main.getByRole('link', { name: service.name[language] }).click();
  await expect(sent.row('gifts.show.giftedTo')).toHaveText('Maha Al-Shehri');
  await expect(sent.row('bookings.show.giftedBy')).toHaveCount(0);
  await expect(sent.row('gifts.show.status').locator('circle')).toHaveAttribute('fill', '#9a6a1f');
  await expect(sent.invoice).toHaveAttribute('href', /^http/);
  await expect(sent.product(service.name[language])).toContainText(say('gifts.list.noTime'));
  for (const forReceiver of [sent.accept, sent.decline, sent.time('appointments.title', service.name[language])]) {
    await expect(forReceiver).toHaveCount(0);
  }
  expect(await violations(), 'the sender').toEqual([]);
  const message = new URL((await sent.whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(message).toContain('Maha');
  const link = /http\S+$/.exec(message)?.[0] ?? '';
  expect(link).toBe(page.url());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sent.dialog.getByRole('button', { name: say('gifts.share.copy') }).click();
  await expect(toast(say('gifts.share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);

  const theirs = await openElsewhere(page);
  const theirLink = inLanguage(link, shop, other);
  await goTo(theirs, theirLink);
  await expect(theirs.getByRole('main')).toContainText(sayOther('gifts.list.guestTitle'));
  await arriveSignedIn(theirs.context(), shop, receiver);
  const name = service.name[other];
  const gift = giftDetails(theirs, sayOther);
  const schedule = giftSchedule(theirs, sayOther);
  await goTo(theirs, theirLink);
  await expect(gift.row('bookings.show.giftedBy')).toHaveText('Maha Al-Shehri');
  await expect(gift.row('gifts.show.giftedTo')).toHaveCount(0);
  await expect(gift.invoice).toHaveCount(0);
  await expect(gift.dialog.getByRole('blockquote')).toHaveText('Enjoy!');
  await expect(gift.dialog.locator('#riyal, use[href="#riyal"]')).toHaveCount(0);
  expect(await shop.calls('POST', /gifted-orders/), 'a link that is opened accepts nothing').toEqual([]);

  await expect(gift.accept, 'before a time is chosen').toBeEnabled();
  await gift.dialog.getByRole('button', { name: sayOther('cart.chooseTime'), exact: true }).click();
  const time = (await timesIn(theirs).last().getAttribute('aria-label')) ?? '';
  await timesIn(theirs).last().click();
  await schedule.confirm.click();
  await expect(toastIn(theirs, sayOther('gifts.schedule.success'))).toContainText(time);
  expect(await shop.calls('POST', /schedule$/)).toMatchObject([{ body: { service_fee_ids: ['1'] } }]);
  await expect(gift.product(name)).toContainText(time);
  await gift.accept.press('Enter');
  await expect(toastIn(theirs, { en: 'The gift is yours', ar: 'الهدية لك' }[other])).toBeVisible();
  await expect(gift.row('gifts.show.status')).toHaveText({ en: 'Accepted', ar: 'تم القبول' }[other]);
  for (const gone of [gift.accept, gift.decline, gift.time('gifts.show.changeTime', name)]) {
    await expect(gone).toHaveCount(0);
  }
  await theirs.keyboard.press('Escape');
  await expect(gift.dialog).toBeHidden();
  await expect(theirs.getByRole('main')).toContainText(time);
  await theirs.context().close();
  await page.reload();
  await expect(sent.row('gifts.show.status')).toHaveText({ en: 'Accepted', ar: 'تم القبول' }[language]);
  await expect(sent.whatsapp).toHaveCount(0);
});

test.describe('a gift that waits', () => {
  test.beforeEach(({ signIn }) => signIn(noura));

  test('its receiver chooses a day with free times and a time, with the keyboard, and sees the gift with them [GIFT-13 GIFT-14 GIFT-15 GIFT-16 GIFT-17 GIFT-18 GIFT-21 GIFT-24 GIFT-32 GIFT-34 APPT-10]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, booking, gift, schedule, main, toast, violations, say, language }) => {
    const name = hammam.name[language];
    await visit('/gift-list');
    await main.getByRole('link', { name }).press('Enter');
    await expect(gift.title).toContainText(say('gifts.opening.from', { name: '\u2068سارة' }));
    await expect(gift.title).toContainText(saras.number);
    await expect(gift.title, 'the order is, the gift is not').not.toContainText(
      { en: 'Confirmed', ar: 'مؤكد' }[language],
    );
    expect(await violations(), 'the gift').toEqual([]);
    await shop.control('PUT', 'latency', { ms: 6000 });
    await gift.time('appointments.title', name).press('Enter');
    await expect(schedule.skeleton).toBeVisible();
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(booking.times.first()).toBeVisible();
    const days = await booking.freeDays(hammam);
    const [first, second] = days;
    const month = new Intl.DateTimeFormat(language === 'ar' ? 'ar-EG' : 'en-GB', { month: 'long', timeZone: 'UTC' });
    await expect(gift.dialog).toContainText(month.format(new Date(`${first?.date}T00:00:00Z`)));
    const free = new Set(days.map(({ date }) => date));
    const shown = await daysIn(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({ isDisabled }) => !isDisabled)).toEqual(shown.filter(({ date }) => free.has(date ?? '')));
    await expect(schedule.confirm).toBeDisabled();
    await schedule.confirm.press('Enter');
    await expect(toast(say('gifts.schedule.missing'))).toHaveAttribute('data-type', 'error');
    expect(await shop.calls('POST', /schedule$/)).toEqual([]);
    await booking.chooseDay(second?.date);
    await expect(booking.times).toHaveText(plainTimes(second));
    await expect(schedule.confirm).toBeDisabled();
    await booking.times.first().press('Enter');
    await expect(schedule.confirm).toBeEnabled();
    expect(await violations(), 'the choice of a time').toEqual([]);
    await shop.control('PUT', 'latency', { ms: 6000 });
    await schedule.confirm.press('Enter');
    await expect(schedule.saving).toBeVisible();
    if (language === 'en') await expect(schedule.saving).toHaveAccessibleName('Saving...');
    await shop.control('PUT', 'latency', { ms: 0 });
    const time = shownTime(language, second?.slots[0]?.from);
    const moment = { day: wordsOfDay(language, second?.date ?? '', 'day'), time: `\u2068${time}\u2069` };
    const told = toast(say('gifts.schedule.success'));
    await expect(told, 'what was chosen').toContainText(say('gifts.schedule.done', moment));
    await expect(gift.title).toContainText(saras.number);
    await expect(gift.product(name)).toContainText(time);
    await expect(gift.time('gifts.show.changeTime', name)).toBeVisible();
    const start_at = second?.slots[0]?.from_date_time;
    expect(await shop.calls('POST', /schedule$/)).toMatchObject([{ body: { start_at } }]);
    await page.keyboard.press('Escape');
    await expect(gift.dialog).toBeHidden();
    await expect(main).toContainText(time);
  });

  test('is declined after a question only, once, and is gone from the list [GIFT-12 GIFT-23 CALL-36]', {
    tag: '@desktop',
  }, async ({ visit, shop, gift, main, toast, violations, say, language }) => {
    const cancels = () => shop.calls('GET', /\/orders\/\d+\/cancel$/);
    await visit('/notifications');
    await main.getByRole('link', { name: 'سارة' }).click();
    await expect(gift.title).toContainText(saras.number);
    await gift.decline.press('Enter');
    await expect(gift.title).toHaveText(say('gifts.decline.title'));
    expect(await violations()).toEqual([]);
    await gift.dialog.getByRole('button', { name: say('gifts.decline.keep') }).click();
    await expect(gift.decline).toBeFocused();
    expect(await cancels()).toEqual([]);
    await gift.decline.press('Enter');
    await gift.dialog.getByRole('button', { name: say('gifts.decline.confirm') }).click();
    await expect(toast({ en: 'You have declined the gift.', ar: 'اعتذرت عن قبول الهدية.' }[language])).toBeVisible();
    await expect(gift.dialog).toBeHidden();
    await expect(main).not.toContainText(saras.number);
    expect(await cancels()).toMatchObject([{ path: `/orders/${saras.order}/cancel`, query: { user_id: '4101' } }]);
  });

  test('a time that is refused, and times that do not come, are told in our own words [GIFT-24 GIFT-33 GIFT-35]', {
    tag: '@desktop',
  }, async ({ visit, shop, booking, gift, schedule, main, toast, say }) => {
    const wrong = toast('Something went wrong');
    await visit('/dashboard/bookings');
    await shop.fault('product-masters/{id}/available-times', { kind: 'status', status: 500 });
    await main.getByRole('button', { name: saras.number }).click();
    await expect(wrong).toBeVisible();
    await expect(gift.dialog.getByText(say('appointments.timesFailed'))).toBeVisible();
    await shop.recover();
    await gift.dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
    await booking.times.last().click();
    const refusal = { kind: 'status', status: 409, message: 'Somebody was faster.', times: 1 };
    await shop.fault('gifted-orders/{id}/schedule', refusal);
    await schedule.confirm.click();
    await expect(wrong.filter({ hasText: 'Somebody was faster.' })).toBeVisible();
    await expect(schedule.title).toBeVisible();
    await schedule.confirm.click();
    await expect(toast('Scheduled successfully')).toBeVisible();
    await expect(gift.title).toContainText(saras.number);
  });

  test('a gift that is not the customer’s, that names no order or whose receiver is unknown is told as that [GIFT-30 GIFT-31 GIFT-36]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, gift, leaveDialog, main, toast, violations, say, language }) => {
    await visit('/gift-list?gift=999999');
    await expect(gift.dialog.getByText('Gifted order not found', { exact: true })).toBeVisible();
    await leaveDialog();
    await expect(page).toHaveURL(shop.address('/gift-list'));
    const nameless = { gifted_info: { id: 7, is_sender: 0 }, status: { value: 2 } };
    await shop.fault('gifted-orders', { kind: 'body', body: { data: { orders: [nameless] } } });
    await visit('/gift-list?gift=7');
    await expect(gift.dialog.getByText('Order ID not found in gifted order', { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);

    await shop.recover();
    await visit('/gift-list');
    await main.getByRole('link', { name: hammam.name[language] }).click();
    await expect(gift.title).toContainText(saras.number);
    // The open gift is still asked for anew, and a gift that is gone has no button: press before the faults.
    await gift.decline.click();
    const id = new URL(page.url()).searchParams.get('gift');
    const orders = [{ ...nameless, gifted_info: { ...nameless.gifted_info, id } }];
    await shop.fault('gifted-orders/{id}', { kind: 'status', status: 404 });
    await shop.fault('gifted-orders', { kind: 'body', body: { data: { orders } } });
    await gift.dialog.getByRole('button', { name: say('gifts.decline.confirm') }).click();
    await expect(gift.dialog.getByRole('alert').first()).toContainText(say('gifts.show.stuck'));
    await expect(toast('')).toHaveCount(0);
    expect(await shop.calls('GET', /cancel$/)).toEqual([]);
  });
});
