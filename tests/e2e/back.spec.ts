import type { Locator, Page } from '@playwright/test';
import { service, timesIn } from './booking-steps.ts';
import { serum } from './cart-steps.ts';
import type { Language } from './running-shop.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import type { Say } from './texts.ts';

type Words = { page: Page; say: Say; language: Language };

/** The button that leads one dialog, or one step of a dialog, further. */
type Press = (message: Words) => Locator | Promise<Locator>;

const inDialog =
  (id: string): Press =>
  ({ page, say }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say(id)}`) })
      .first();

const button =
  (id: string): Press =>
  ({ page, say }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${say(id)}`) })
      .filter({ visible: true })
      .first();

const serviceCard: Press = ({ page, language }) =>
  page.getByRole('main').getByRole('link', { name: service.name[language], exact: true });

const withTime: Press = async (message) => {
  await timesIn(message.page).first().click();
  return inDialog('shell.continue')(message);
};

const found: Press = ({ page, language }) =>
  page.getByRole('main').getByRole('link', { name: service.name[language] }).first();

const booking: Press = ({ page }) => page.getByRole('main').getByRole('link', { name: /RQ260110$/ });

const giftCard: Press = ({ page, language }) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'GC-7502-664173' })
    .getByRole('button', { name: { en: 'A whole afternoon', ar: 'عصرية كاملة' }[language] });

type Way = { from: string; presses: Press[] };

const waysOfGuests: Way[] = [
  {
    from: '/',
    presses: [
      serviceCard,
      inDialog('shell.continue'),
      withTime,
      inDialog('shell.continue'),
      ({ page, say }) => page.getByRole('dialog').getByRole('link', { name: say('shell.footer.terms') }),
    ],
  },
  { from: '/search?q=<treatment>', presses: [found, inDialog('shell.continue')] },
  { from: `/product/${service.id}`, presses: [button('shop.product.book'), inDialog('appointments.forGuest')] },
  { from: '/services', presses: [serviceCard, inDialog('shell.continue'), withTime] },
  {
    from: '/branches',
    presses: [({ page }) => page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')],
  },
  {
    from: '/shop/products',
    presses: [
      ({ page, language }) => page.getByRole('main').getByRole('link', { name: serum.name[language], exact: true }),
    ],
  },
];

const waysOfCustomers: Way[] = [
  { from: '/cart', presses: [button('gifts.form.title')] },
  { from: '/cart', presses: [button('cart.empty.action')] },
  { from: '/cart', presses: [button('cart.pay')] },
  { from: '/dashboard/profile', presses: [button('addresses.title'), inDialog('addresses.add')] },
  { from: '/dashboard/profile', presses: [button('profile.delete.open')] },
  { from: '/dashboard/bookings', presses: [booking, inDialog('bookings.move')] },
  { from: '/dashboard/bookings', presses: [booking, inDialog('bookings.show.receipt')] },
  { from: '/dashboard/bookings', presses: [booking, inDialog('bookings.cancel')] },
  { from: '/dashboard/gift-cards', presses: [giftCard, inDialog('vouchers.history.title')] },
  { from: '/dashboard/wallet', presses: [button('loyalty.title')] },
  { from: '/dashboard', presses: [button('invitations.open')] },
];

/** Of the first dialog the URL says whether it names it: then it comes again, forward and after a reload. */
const hurriedWays: (Way & { isNamed: boolean })[] = [
  { from: '/', presses: [serviceCard, inDialog('shell.continue')], isNamed: false },
  { from: '/services', presses: [serviceCard, inDialog('shell.continue')], isNamed: true },
];

const privacy: Press = ({ page, say }) =>
  page.getByRole('dialog').getByRole('link', { name: say('session.legal.privacy') });

const sheet = (page: Page) => page.getByRole('dialog');

/** The name of the thing in the open dialog, once it is there. */
const shown = async (page: Page): Promise<string> => {
  await expect(sheet(page).locator('[data-part=title]')).toHaveCount(1);
  await expect(sheet(page).locator('[aria-busy=true], [aria-hidden=true] > [class*=skeleton]')).toHaveCount(0);
  return (await sheet(page).locator('[data-part=title]').textContent()) ?? '';
};

type Level = { opener: Locator; title: string; address: string };

const open = async (message: Words, presses: Press[]): Promise<Level[]> => {
  const { page } = message;
  const levels: Level[] = [];
  for (const press of presses) {
    const opener = await press(message);
    await opener.waitFor();
    const last = levels.at(-1);
    // Its facts are there by now, and its title is final.
    if (last) last.title = await shown(page);
    const before = last?.title;
    await opener.click();
    if (before !== undefined) await expect(sheet(page).locator('[data-part=title]')).not.toHaveText(before);
    levels.push({ opener, title: await shown(page), address: page.url() });
  }
  return levels;
};

const closeAll = async ({ page, say }: Words): Promise<void> => {
  const close = sheet(page).getByRole('button', { name: say('shell.close'), exact: true });
  while (await close.isVisible()) {
    const title = await shown(page);
    await close.click();
    await expect(sheet(page).locator('[data-part=title]').filter({ hasText: title })).toHaveCount(0);
  }
};

/** Dialogs of this page are left one by one, and closed at once by their buttons; then Back leads to the page before. */
const expectWayBack = async (message: Words, visit: (path: string) => Promise<void>, { from, presses }: Way) => {
  const { page } = message;
  await visit('/contact');
  const former = page.url();
  await visit(from.replace('<treatment>', encodeURIComponent(service.name[message.language])));
  const address = page.url();
  const levels = await open(message, presses);
  for (let level = levels.length - 1; level > 0; level -= 1) {
    await page.goBack();
    await expect(sheet(page).locator('[data-part=title]'), `${from}: step ${level}`).toHaveText(
      levels[level - 1]?.title ?? '',
    );
    expect(page.url()).toBe(levels[level - 1]?.address);
    await expect(
      page.locator('[role=dialog]:focus, [role=dialog] :focus'),
      `${from}: the focus at step ${level}`,
    ).toHaveCount(1);
  }
  await page.goBack();
  await expect(sheet(page), from).toHaveCount(0);
  await expect(page).toHaveURL(address);
  if (levels[0]) await expect(levels[0].opener, from).toBeFocused();

  await open(message, presses.slice(0, 2));
  await closeAll(message);
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page, from).toHaveURL(former);
};

/** As fast as a thumb presses: the second before the page has answered the first. */
const pressBackTwice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.history.back();
    setTimeout(() => window.history.back());
  });

const expectPageAlone = async (page: Page, address: string): Promise<void> => {
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
};

/** Hurry, the way forward and a reload: a dialog comes again only when the URL names it, and the shop is never left. */
const expectHurriedWay = async (
  message: Words,
  visit: (path: string) => Promise<void>,
  { from, presses, isNamed }: (typeof hurriedWays)[number],
) => {
  const { page } = message;
  await visit('/contact');
  const former = page.url();
  await visit(from);
  const address = page.url();
  const [first] = await open(message, presses);
  const expectFirst = async (): Promise<void> => {
    if (isNamed) await expect(sheet(page).locator('[data-part=title]'), from).toHaveText(first?.title ?? '');
    else await expectPageAlone(page, address);
  };
  await pressBackTwice(page);
  await expectPageAlone(page, address);
  await page.goForward();
  await expectFirst();
  if (isNamed) await page.goBack();
  await expectPageAlone(page, address);

  await open(message, presses);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expectFirst();
  if (isNamed) await page.goBack();
  await expectPageAlone(page, address);
  await open(message, presses.slice(0, 1));
  await pressBackTwice(page);
  await expect(page, from).toHaveURL(former);
};

test('a guest in a hurry, on the way forward and after a reload finds the page or the dialog of its address', {
  tag: '@phone',
}, async ({ visit, page, shop, say, language }) => {
  test.slow();
  const message = { page, say, language };
  for (const way of hurriedWays) await expectHurriedWay(message, visit, way);

  // A link is followed in the moment in which a dialog closes.
  await visit('/');
  await open(message, [serviceCard]);
  const branches = shop.address('/branches');
  await page.evaluate(
    ([close, path]) => {
      const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      press(`[role=dialog] button[aria-label="${close}"]`);
      setTimeout(() => press(`footer a[href="${path}"]`));
    },
    [say('shell.close'), new URL(branches).pathname],
  );
  await expect(page).toHaveURL(branches);
  await page.goBack();
  await expectPageAlone(page, shop.address('/'));

  await visit('/');
  const [wizard, number] = await open(message, [
    ({ page: shown }) =>
      shown
        .getByRole('navigation')
        .getByRole('link', { name: say('shell.signIn') })
        .last(),
    inDialog('shell.continue'),
    privacy,
  ]);
  await page.frameLocator('[role=dialog] iframe').getByRole('heading').first().waitFor();
  await page.goBack();
  await expect(sheet(page).locator('[data-part=title]')).toHaveText(number?.title ?? '');
  await (await privacy(message)).click();
  await expect(sheet(page).locator('iframe')).toBeVisible();
  await pressBackTwice(page);
  await expect(sheet(page).locator('[data-part=title]')).toHaveText(wizard?.title ?? '');
});

test('a guest leaves every dialog and every step of it with Back, and then the page', {
  tag: '@phone',
}, async ({ visit, page, say, language }) => {
  test.slow();
  for (const way of waysOfGuests) await expectWayBack({ page, say, language }, visit, way);
});

test('a customer leaves every dialog and every step of it with Back, and then the page', {
  tag: '@desktop',
}, async ({ visit, page, signIn, cart, say, language }) => {
  test.slow();
  await signIn(noura);
  await cart.fill(service);
  for (const way of waysOfCustomers) await expectWayBack({ page, say, language }, visit, way);
});
