import type { Page } from '@playwright/test';
import { arriveSignedIn, huda, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { wizardOf } from './wizard-steps.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A day as people read it in a language, from `YYYY-MM-DD`. */
const readable = { en: '14 March 1993', ar: '14 مارس 1993' };

const hueOf = (color: string): 'red' | 'green' | 'amber' => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (green > red) return 'green';
  return green - blue > 20 ? 'amber' : 'red';
};

test.describe('a customer’s rooms', () => {
  test('are all open to a signed-in customer, and so is the cart [ROLE-02]', async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard');
    await expect(title(page)).toHaveText(say('shell.nav.dashboard'));
    const rooms = {
      bookings: 'shell.nav.bookings',
      'gift-cards': 'vouchers.mine.title',
      wallet: 'shell.nav.wallet',
      profile: 'shell.nav.profile',
      tickets: 'shell.nav.tickets',
    };
    for (const [room, name] of Object.entries(rooms)) {
      await page.getByRole('main').locator(`a[href$="/dashboard/${room}"]`).click();
      await expect(page).toHaveURL(shop.address(`/dashboard/${room}`));
      await expect(title(page)).toHaveText(say(name));
      await page.goBack();
      await expect(title(page)).toHaveText(say('shell.nav.dashboard'));
    }
    await visit('/cart');
    await expect(title(page)).toHaveText(say('cart.page.title'));
  });

  test('show the profile: name, picture, verified e-mail, number, birthday and gender [PROF-01 PROF-02 PROF-05]', async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/profile');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Noura Al-Qahtani', exact: true })).toBeVisible();
    await expect(main.getByText(say('profile.page.verified'))).toBeVisible();
    const detail = (id: string) =>
      main
        .getByRole('term')
        .filter({ hasText: say(id) })
        .locator('xpath=following-sibling::dd');
    await expect(detail('person.mobile')).toHaveText('+966 51 2345 678');
    await expect(detail('person.email')).toHaveText('noura@example.sa');
    await expect(detail('person.dateOfBirth')).toHaveText(readable[language]);
    await expect(detail('person.gender')).toHaveText(say('person.female'));
    const picture = main.locator('img[width="96"]');
    await expect(picture).toHaveAttribute('src', /profile/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('show a customer without a picture the shop’s own, with two initials [PROF-04 PROF-06]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    await arriveSignedIn(context, shop);
    await visit('/dashboard/profile');
    const main = page.getByRole('main');
    await expect(main.locator('img[width="96"]')).toHaveAttribute('src', '/icons/default-avatar.svg');
    await expect(main.locator('bdi').filter({ hasText: /^MA$/ })).toBeVisible();
    await expect(main.getByText(say('profile.page.none')).first()).toBeVisible();
    await expect(main.getByText(say('profile.page.verified'))).toHaveCount(0);
  });

  test('show the gift cards in the colours of their status: green unused, red used, amber expired [VCH-11]', async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/gift-cards');
    const main = page.getByRole('main');
    const hues = { 'GC-7519-902617': 'green', 'GC-7488-351290': 'red', 'GC-7431-208855': 'amber' };
    const names = { green: 'notUsed', red: 'used', amber: 'expired' };
    for (const [number, hue] of Object.entries(hues)) {
      const card = main.getByRole('listitem').filter({ hasText: number });
      const status = card.getByText(say(`vouchers.mine.status.${names[hue as keyof typeof names]}`), { exact: true });
      expect(hueOf(await status.evaluate((element) => getComputedStyle(element).color)), number).toBe(hue);
    }
  });

  test('help with a booking: its number stands in the message', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    await arriveSignedIn(context, shop, noura);
    for (const path of ['/dashboard', '/dashboard/tickets']) {
      await visit(path);
      const gap = await page
        .locator('h1 + p')
        .evaluate((lead) => Number.parseFloat(getComputedStyle(lead).marginBlockStart));
      expect(gap, `below the name of ${path}`).toBeGreaterThanOrEqual(8);
    }
    const choice = page.getByLabel(say('content.tickets.booking'));
    const number = (await choice.locator('option').nth(1).getAttribute('value')) ?? '';
    expect(number).not.toBe('');
    await choice.selectOption(number);
    const mail = page.getByRole('link', { name: say('content.tickets.email') });
    await expect.poll(async () => decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(number);
  });
});

test.describe('when the profile cannot be read', () => {
  test.use({ expectedConsoleErrors: /503/ });

  test('a customer is told in plain words and tries again', { tag: '@phone' }, async ({ page, shop, context, say }) => {
    await arriveSignedIn(context, shop);
    await shop.control('POST', 'faults', { path: 'account/info', kind: 'html' });
    await page.goto(shop.address('/dashboard/wallet'));
    await expect(page.getByText(say('profile.malformed'))).toBeVisible();
    await shop.control('DELETE', 'faults');
    await page.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(page.getByRole('heading', { name: say('profile.wallet.balance') })).toBeVisible();
  });
});

test.describe('what waits for a customer', () => {
  test('gifts that came and gifts that went, with the person and the status', { tag: '@phone' }, async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    await arriveSignedIn(context, shop, noura);
    await visit('/gift-list');
    const part = (id: string) =>
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say(id), exact: true }) });
    const received = part('gifts.list.received').getByRole('listitem');
    const sent = part('gifts.list.sent').getByRole('listitem');
    await expect(received).toHaveCount(2);
    await expect(sent).toHaveCount(2);
    await expect(sent.filter({ hasText: 'Faisal Al-Harbi' }).locator('circle')).toHaveAttribute('fill', /^#/);
    await expect(received.filter({ hasText: 'ريم الغامدي' })).toBeVisible();
  });

  test('the bookings ahead and the open gifts among the notifications; a guest is invited to sign in', async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    await visit('/notifications');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shell.signIn') })
      .click();
    await expect(wizardOf(page, say).heading('session.intro.title')).toBeVisible();
    await arriveSignedIn(context, shop, noura);
    await visit('/notifications');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: say('notifications.bookings.title') })).toBeVisible();
    await expect(
      main.getByRole('listitem').filter({ hasText: say('gifts.opening.from', { name: '' }).trim() }),
    ).not.toHaveCount(0);
    expect(await main.getByRole('listitem').count()).toBeGreaterThan(2);
  });

  test('whether one is signed in is told at one address', { tag: '@desktop' }, async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    await visit('/auth-status');
    await expect(page.getByRole('heading', { name: say('session.status.signedOut') })).toBeVisible();
    await arriveSignedIn(context, shop, noura);
    await visit('/auth-status');
    await expect(page.getByRole('heading', { name: say('session.status.signedIn') })).toBeVisible();
    await expect(page.getByText('Noura Al-Qahtani')).toBeVisible();
  });
});

test.describe('the rooms of the administrators', () => {
  test('show how the shop is doing [ROLE-03]', { tag: '@desktop' }, async ({ visit, page, shop, context, say }) => {
    await arriveSignedIn(context, shop, huda);
    await visit('/admin');
    await expect(title(page)).toHaveText(say('admin.page.title'));
    await expect(page.getByText('PROVIDER_TIMEOUT_MS')).toBeVisible();
  });

  test.describe('for others', () => {
    test.use({ expectedConsoleErrors: /403/ });

    test('stay closed: a customer is told so, a guest is asked to sign in [ROLE-03 ROLE-04]', {
      tag: '@desktop',
    }, async ({ visit, page, shop, context, say }) => {
      await visit('/admin');
      await expect(wizardOf(page, say).heading('session.intro.title')).toBeVisible();
      await arriveSignedIn(context, shop, noura);
      await visit('/admin');
      await expect(page.getByRole('heading', { name: say('shell.forbidden.title') })).toBeVisible();
      await expect(page.getByText('PROVIDER_TIMEOUT_MS')).toHaveCount(0);
    });
  });
});
