import { service } from './booking-steps.ts';
import { rowIn } from './bookings-steps.ts';
import { serum } from './cart-steps.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

test('the next page of bookings is added below, the previous one takes its place, and the browser keeps what was seen [BOOK-17 PERSIST-04]', {
  tag: '@desktop',
}, async ({ visit, page, signIn, cart, main, say }) => {
  await signIn();
  await cart.fill(service);
  const newestFirst = (await cart.order(13)).reverse();
  const bookings = main.getByRole('heading', { level: 3 });
  const sorted = async () => (await bookings.allInnerTexts()).map((words) => words.match(/RQ\d+$/)?.[0]).sort();
  await visit('/dashboard/bookings');
  await expect(bookings).toHaveCount(10);
  expect(await sorted()).toEqual(newestFirst.slice(0, 10).sort());
  await page.getByRole('link', { name: say('branches.more') }).click();
  await expect(bookings).toHaveCount(13);
  expect(await sorted()).toEqual(newestFirst.toSorted());
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.bookings') ?? '{}'));
  expect(kept.orders).toHaveLength(13);
  expect(kept.pagination).toMatchObject({ currentPage: 2, lastPage: 2, total: 13 });
  expect(kept.currentPage).toBe(2);
  await page.reload();
  await expect(bookings).toHaveCount(13);
  await page.getByRole('link', { name: say('bookings.previous') }).click();
  await expect(bookings).toHaveCount(10);
  expect(await sorted()).toEqual(newestFirst.slice(0, 10).sort());
});

test('a list that cannot be loaded, or makes no sense, says so and comes when the customer tries again [BOOK-20]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, cart, say }) => {
  const phone = await signIn();
  await cart.fill(service);
  const [number = ''] = await cart.order(1);
  for (const [fault, message] of [
    [{ kind: 'html' }, 'Invalid response format from server'],
    [{ kind: 'status', status: 500 }, 'Failed to load bookings'],
  ] as const) {
    await shop.recover();
    await visit('/dashboard/profile');
    await shop.fault('orders', { method: 'GET', phone, ...fault });
    await page.locator('a[href$="/dashboard/bookings"]').filter({ visible: true }).first().click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await shop.recover();
  await page.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: number })).toBeVisible();
});

test('a customer reads a gift and an own booking under their addresses, and cancels after a question [BOOK-01 BOOK-02 BOOK-03 BOOK-06 BOOK-18 DLG-09 APPT-10 PROD-14 PROD-25 ROLE-09]', async ({
  visit,
  page,
  shop,
  signIn,
  booking,
  schedule,
  dialog,
  leaveDialog,
  main,
  toast,
  violations,
  say,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(noura);
  await visit('/dashboard/bookings');
  const title = dialog.getByRole('heading', { level: 2 });
  const linkTo = (number: string) => main.getByRole('link', { name: new RegExp(`${number}$`) });
  const rowOf = (number: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`${number}$`) }) });
  const fact = (id: string) => rowIn(page, say(`bookings.show.${id}`));
  await expect(linkTo('RQ260112')).toHaveText(new RegExp(`${say('bookings.order')} RQ260112$`));
  await expect(rowOf('RQ260111').locator('bdi:has(svg)')).toHaveText(`${say('shell.riyal')} 840`);
  await expect(rowOf('RQ260112')).not.toContainText({ en: '1 guest', ar: 'ضيف واحد' }[language]);
  const chooseTime = rowOf('RQ260115').getByRole('button', { name: new RegExp(`^${say('cart.chooseTime')}`) });
  await chooseTime.click();
  await expect(dialog.getByRole('heading', { name: say('gifts.schedule.title') })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(chooseTime).toBeFocused();

  await linkTo('RQ260116').click();
  await expect(title).toContainText('RQ260116');
  await expect(title).toContainText({ en: 'Confirmed', ar: 'مؤكد' }[language]);
  await expect(dialog.locator('h2 circle')).toHaveAttribute('fill', '#2f6b4f');
  await expect(page).toHaveURL(shop.address('/dashboard/bookings?booking=260116'));
  await expect(fact('name')).toHaveText('Noura Al-Qahtani');
  await expect(fact('giftedBy')).toHaveText('ريم الغامدي');
  await expect(fact('arrived')).toHaveText(say('bookings.show.no'));
  await expect(fact('visitors')).toHaveText({ en: '1 guest', ar: 'ضيف واحد' }[language]);
  await expect(rowIn(page, say('branches.branch'))).toHaveText({ en: 'Rawnaq Hittin', ar: 'رونق حطين' }[language]);
  await expect(fact('date')).toHaveText(/\d \S+ 20\d\d/);
  await expect(fact('time')).toHaveText(/^\d{1,2}:\d\d\s(?:[ap]m|[صم])$/);
  await expect(dialog.getByRole('button', { name: say('bookings.show.scheduleGift') })).toBeVisible();
  await expect(dialog.getByRole('link', { name: say('bookings.show.invoice') })).toHaveCount(0);
  expect(await violations(), 'a gift').toEqual([]);
  await leaveDialog();
  await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
  await expect(linkTo('RQ260116')).toBeFocused();
  await linkTo('RQ260113').click();
  const cancel = dialog.getByRole('button', { name: say('bookings.cancel'), exact: true });
  await expect(cancel, 'a gift of their own').toBeVisible();
  await expect(fact('giftedBy')).toHaveCount(0);
  await leaveDialog();

  const next = page.getByRole('region', { name: say('bookings.next'), exact: true });
  await expect(next.getByRole('heading', { level: 3 })).toHaveText(/RQ260110$/);
  await linkTo('RQ260111').press('Enter');
  await expect(fact('giftedBy')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: say('bookings.show.scheduleGift') })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: say('bookings.show.invoice') })).toHaveAttribute('href', /^http/);
  await expect(dialog.getByRole('link', { name: say('branches.directions') })).toHaveAttribute('href', /^https:/);
  await cancel.press('Enter');
  await expect(title).toHaveText(say('bookings.cancel.title'));
  await expect(dialog).toContainText('RQ260111');
  expect(await violations(), 'the question').toEqual([]);
  await dialog.getByRole('button', { name: say('bookings.cancel.keep') }).press('Enter');
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: say('bookings.cancel.confirm') }).click();
  const done = { en: 'The booking has been cancelled.', ar: 'ألغينا الحجز.' }[language];
  await expect(toast(done)).toHaveAttribute('data-type', 'success');
  await expect(title).toContainText({ en: 'Order canceled', ar: 'طلب ملغي' }[language]);
  await expect(cancel).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  const past = page.getByRole('region', { name: say('bookings.completed') });
  await expect(past.getByRole('link', { name: /RQ260111$/ })).toBeVisible();
  await chooseTime.click();
  await booking.times.last().click();
  await schedule.confirm.click();
  await expect(title, 'the gift with its time').toContainText('RQ260115');
});

test('what it costs is told as the provider says, whatever a booking looks like [BOOK-02 BOOK-04 BOOK-05 BOOK-07]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, dialog, violations }) => {
  await signIn(noura);
  const flags = { can_rate: '1', has_rating: 1, is_cancelable: '0' };
  const body = {
    status: 1,
    data: {
      order_number: '<b>N-7</b>',
      status: { value: '2', colour: '#AA3300', label: `On its way${'!'.repeat(2000)}` },
      branch_name: 'B'.repeat(2000),
      user_name: 'A'.repeat(2000),
      number_of_users: '3',
      sub_total: '1,200.50',
      tax_amount: '150',
      order_service_fee_price: '18',
      promo_discount: '100.25',
      redeem_points_price: 40,
      // The VAT comes on top of the other amounts.
      total: '1228.25',
      ...flags,
      invoice_link: 'javascript:alert(1)',
      products: [
        { order_product_id: 1, name: 'P'.repeat(2000) },
        { order_product_id: 2, start_at: 'soon' },
      ],
    },
  };
  await shop.fault('orders/{id}', { kind: 'body', body });
  await shop.fault('orders', { kind: 'body', body: { data: { orders: [{ ...body.data, id: 260111 }] } } });
  await visit('/dashboard/bookings?booking=260111');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(/^Booking <b>N-7<\/b>On its way!/);
  await expect(dialog.locator('h2 circle')).toHaveAttribute('fill', '#aa3300');
  await expect(rowIn(page, 'Visitors')).toHaveText('3 guests');
  const offers = dialog.getByRole('button', { name: /^(?:Rate service|View rating|Cancel booking)$/ });
  await expect(offers).toHaveText(['Rate service', 'View rating']);
  const rows = { 'Subtotal for 3 guests': '1,200.50', VAT: '00.00', 'Service cost': '18', Discount: '−100.25' };
  for (const [label, amount] of Object.entries({ ...rows, 'Redeemed points': '−40', Total: '1,228.25' })) {
    await expect(rowIn(page, label)).toHaveText(`SAR ${amount}`);
  }
  await expect(dialog.getByRole('link')).toHaveCount(0);
  for (const part of [dialog, page.locator('html')]) {
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
  expect(await violations()).toEqual([]);
});

test('a present of goods is an order without guests, and no time is due', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, dialog, main, say, language }) => {
  await signIn(noura);
  const orderOf = (id: number, ...products: number[]) => ({
    id,
    order_number: `N-${id}`,
    status: { value: '2', label: 'Confirmed', display_active_in_order_history_app: 1 },
    number_of_users: 1,
    gifted_info: { id, is_sender: 0, is_completed: 0, sender_user: { id: 4104, full_name: 'Reem' } },
    products: products.map((product, place) => ({
      order_product_id: id * 10 + place,
      product_id: product,
      product_master_id: product + 5000,
      name: 'A present',
    })),
  });
  const [goods, mixed] = [orderOf(1, serum.id), orderOf(2, serum.id, service.id)];
  const answers = { orders: { orders: [goods, mixed] }, 'orders/{id}': goods };
  for (const [path, data] of Object.entries(answers)) {
    await shop.fault(path, { kind: 'body', body: { status: 1, data } });
  }
  await visit('/dashboard/bookings');
  const oneGuest = { en: '1 guest', ar: 'ضيف واحد' }[language];
  const row = (number: string) => main.getByRole('listitem').filter({ hasText: number });
  await expect(row('N-1').getByRole('link')).toContainText(say('bookings.order'));
  await expect(row('N-1')).not.toContainText(oneGuest);
  await expect(row('N-1').getByRole('button', { name: new RegExp(`^${say('bookings.openGift')}`) })).toBeVisible();
  await expect(row('N-2').getByRole('link')).toContainText(say('bookings.number'));
  await expect(row('N-2')).toContainText(oneGuest);
  await expect(row('N-2').getByRole('button', { name: new RegExp(`^${say('cart.chooseTime')}`) })).toBeVisible();
  await row('N-1').getByRole('link').click();
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(say('bookings.order'));
  await expect(rowIn(page, say('bookings.show.giftedBy'))).toHaveText('Reem');
  await expect(rowIn(page, say('bookings.show.visitors'))).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: say('bookings.show.scheduleGift') })).toHaveCount(0);
});

test('a cancellation without words of the provider is told in our own, and a failed one changes nothing [BOOK-18 BOOK-19]', {
  tag: '@desktop',
}, async ({ visit, shop, signIn, dialog, toast, say }) => {
  await signIn(noura);
  await visit('/dashboard/bookings?booking=260110');
  const cancelWith = async (body: { status: boolean; message?: string }, message: string) => {
    await shop.fault('orders/{id}/cancel', { kind: 'body', times: 1, body });
    await dialog.getByRole('button', { name: say('bookings.cancel'), exact: true }).click();
    await dialog.getByRole('button', { name: say('bookings.cancel.confirm') }).click();
    await expect(toast(message)).toHaveAttribute('data-type', body.status ? 'success' : 'error');
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('RQ260110');
  };
  await cancelWith({ status: false }, 'Failed to cancel order');
  await cancelWith({ status: false, message: 'Call us instead.' }, 'Call us instead.');
  await cancelWith({ status: true }, 'Order cancelled successfully');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Confirmed');
});
