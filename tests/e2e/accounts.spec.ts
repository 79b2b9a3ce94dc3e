import type { Page } from '@playwright/test';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A day as people read it in a language, from `YYYY-MM-DD`. */
const readable = { en: '14 March 1993', ar: '14 مارس 1993' };

const hueOf = (color: string): 'red' | 'green' | 'amber' => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (green > red) return 'green';
  return green - blue > 20 ? 'amber' : 'red';
};

test.describe('a customer’s rooms', () => {
  test('are all open to a signed-in customer, and so is the cart [ROLE-02]', {
    tag: '@phone',
  }, async ({ visit, page, shop, signIn, main, say }) => {
    await signIn(noura);
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
      await main.locator(`a[href$="/dashboard/${room}"]`).click();
      await expect(page).toHaveURL(shop.address(`/dashboard/${room}`));
      await expect(title(page)).toHaveText(say(name));
      await page.goBack();
      await expect(title(page)).toHaveText(say('shell.nav.dashboard'));
    }
    await visit('/cart');
    await expect(title(page)).toHaveText(say('cart.page.title'));
  });

  test('show the profile: name, picture, verified e-mail, number, birthday and gender [PROF-01 PROF-02 PROF-05]', {
    tag: '@phone',
  }, async ({ visit, signIn, profile, main, say, language }) => {
    await signIn(noura);
    await visit('/dashboard/profile');
    await expect(main.getByRole('heading', { name: 'Noura Al-Qahtani', exact: true })).toBeVisible();
    await expect(main.getByText(say('profile.page.verified'))).toBeVisible();
    await expect(profile.detail('person.mobile')).toHaveText('+966 51 2345 678');
    await expect(profile.detail('person.email')).toHaveText('noura@example.sa');
    await expect(profile.detail('person.dateOfBirth')).toHaveText(readable[language]);
    await expect(profile.detail('person.gender')).toHaveText(say('person.female'));
    const picture = main.locator('img[width="96"]');
    await expect(picture).toHaveAttribute('src', /profile/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('show the gift cards in the colours of their status, green unused, red used, amber expired, and help with a booking, whose number stands in the message [VCH-11]', {
    tag: '@desktop',
  }, async ({ visit, page, signIn, main, say }) => {
    await signIn(noura);
    await visit('/dashboard/gift-cards');
    const hues = { 'GC-7519-902617': 'green', 'GC-7488-351290': 'red', 'GC-7431-208855': 'amber' };
    const names = { green: 'notUsed', red: 'used', amber: 'expired' };
    for (const [number, hue] of Object.entries(hues)) {
      const card = main.getByRole('listitem').filter({ hasText: number });
      const status = card.getByText(say(`vouchers.mine.status.${names[hue as keyof typeof names]}`), { exact: true });
      expect(hueOf(await status.evaluate((element) => getComputedStyle(element).color)), number).toBe(hue);
    }
    for (const path of ['/dashboard', '/dashboard/tickets']) {
      await visit(path);
      const lead = page.locator('h1 + p');
      const gap = await lead.evaluate((words) => Number.parseFloat(getComputedStyle(words).marginBlockStart));
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

test('a customer finds the bookings ahead and the open gifts among the notifications; a guest is invited to sign in', {
  tag: '@phone',
}, async ({ visit, signIn, wizard, main, say }) => {
  await visit('/notifications');
  await main.getByRole('button', { name: say('shell.signIn') }).click();
  await expect(wizard.intro).toBeVisible();
  await signIn(noura);
  await visit('/notifications');
  await expect(main.getByRole('heading', { name: say('notifications.bookings.title') })).toBeVisible();
  const gifts = main.getByRole('listitem').filter({ hasText: say('gifts.opening.from', { name: '' }).trim() });
  await expect(gifts).not.toHaveCount(0);
  expect(await main.getByRole('listitem').count()).toBeGreaterThan(2);
});

test('whether one is signed in is told at one address; the rooms of the administrators stay closed to others: a customer is told so, a guest is asked to sign in [ROLE-03 ROLE-04]', {
  tag: '@desktop',
}, async ({ visit, page, signIn, wizard, mayComplain, say }) => {
  mayComplain(/403/);
  await visit('/auth-status');
  await expect(page.getByRole('heading', { name: say('session.status.signedOut') })).toBeVisible();
  await visit('/admin');
  await expect(wizard.intro).toBeVisible();
  await signIn(noura);
  await visit('/auth-status');
  await expect(page.getByRole('heading', { name: say('session.status.signedIn') })).toBeVisible();
  await expect(page.getByText('Noura Al-Qahtani')).toBeVisible();
  await visit('/admin');
  await expect(page.getByRole('heading', { name: say('shell.forbidden.title') })).toBeVisible();
  await expect(page.getByText('PROVIDER_TIMEOUT_MS')).toHaveCount(0);
});
