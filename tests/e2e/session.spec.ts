import type { Page } from '@playwright/test';
import { service } from './booking-steps.ts';
import { localCopy, noura, registerElsewhere, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { accountLink, signInLink, type Wizard } from './wizard-steps.ts';

/** The browser's storage of a signed-in customer. */
const personalKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => key === 'auth_token' || key.startsWith('rawnaq.mine.'),
    ),
  );

/** The wizard is open at this address, and nothing of the customer is left in the browser. */
const expectGuest = async (page: Page, { intro }: Wizard, address: RegExp): Promise<void> => {
  await expect(intro).toBeVisible();
  await expect(page).toHaveURL(address);
  expect(await sessionCookie(page.context())).toBeUndefined();
  expect(await personalKeys(page)).toEqual([]);
};

test.describe('a known customer', () => {
  test('is signed in by the code alone, at home in the same language and in every tab; the token stays where no script reads it [SIGN-18 SIGN-26 PERSIST-01]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, openTab, wizard, say }) => {
    const phone = await registerElsewhere(shop);
    const other = await openTab('/contact');
    await page.bringToFront();
    await visit('/branches');
    await wizard.open();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await wizard.prove(phone);
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    const cookie = await sessionCookie(context);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const [, payload = '', signature = ''] = cookie?.value.split('.') ?? [];
    const copy = (await localCopy(page)) ?? '';
    expect(JSON.parse(copy).claims).toEqual(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(copy).not.toContain(signature);
    await expect(accountLink(other, say)).toBeVisible();
    await expect(other).toHaveURL(shop.address('/contact'));

    await page.goBack();
    await expect(page).toHaveURL(shop.address('/branches'));
    await expect(accountLink(page, say)).toBeVisible();
    await expect(accountLink(other, say)).toBeVisible();
  });

  test('who followed a link to a room of their own is asked to sign in and then led there [SIGN-23 ROLE-05 ROLE-06]', {
    tag: '@phone',
  }, async ({ visit, page, shop, wizard, say }) => {
    const phone = await registerElsewhere(shop);
    await visit('/dashboard/wallet?from=mail');
    expect(new URL(page.url()).pathname).toBe(new URL(shop.address('/')).pathname);
    await wizard.prove(phone);
    await expect(page).toHaveURL(shop.address('/dashboard/wallet?from=mail'));
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.wallet') })).toBeVisible();
  });

  test('finds the wizard open at the sign-in address, which leads nowhere but into this shop [SIGN-16]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, wizard, say }) => {
    const phone = await registerElsewhere(shop);
    await visit('/auth/login?returnTo=%2F%5Cevil.example');
    await wizard.prove(phone);
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
  });

  test('who signs out leaves nothing behind, in no tab and not behind the back button [SIGN-21 PERSIST-02 PERSIST-05]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, signIn, openTab, wizard, say }) => {
    await signIn();
    const other = await openTab('/contact');
    await expect(accountLink(other, say)).toBeVisible();
    await visit('/dashboard/wallet');
    await visit('/dashboard/profile');
    const kept = await page.waitForFunction(() => localStorage.getItem('rawnaq.mine.profile'));
    expect(JSON.parse((await kept.jsonValue()) ?? '{}')).toMatchObject({ firstName: 'Maha' });
    expect(await localCopy(page)).not.toBeNull();
    await page.evaluate(() => localStorage.setItem('rawnaq.color-mode', 'light'));
    for (const [name, visibility] of [
      ['pagehide', 'hidden'],
      ['pageshow', 'visible'],
    ] as const) {
      await page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
      await expect(page.locator('html'), `kept aside by the browser: ${name}`).toHaveCSS('visibility', visibility);
    }

    await page.getByRole('button', { name: say('shell.signOut') }).click();
    await expect(page).toHaveURL(shop.address('/'));
    await expect(signInLink(page, say)).toBeVisible();
    expect(await sessionCookie(context)).toBeUndefined();
    expect(await personalKeys(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('rawnaq.color-mode'))).toBe('light');
    await expect(signInLink(other, say)).toBeVisible();

    await page.goBack();
    await expect(wizard.intro).toBeVisible();
    await expect(page).toHaveURL(/signIn=required&returnTo=.*wallet/);
    expect(await page.content()).not.toContain('Maha');
  });

  test('finds nothing of the customer before them, who did not sign out [PERSIST-05]', {
    tag: '@phone',
  }, async ({ visit, page, signIn }) => {
    await signIn();
    await visit('/dashboard/profile');
    await page.waitForFunction(() => localStorage.getItem('rawnaq.mine.profile'));
    await signIn(noura);
    await visit('/contact');
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('Maha');
  });
});

test.describe('a customer whom the provider no longer knows', () => {
  test('is a guest in every tab, is told why, and goes on with what they wanted after signing in [SIGN-23 SIGN-25]', {
    tag: '@phone',
  }, async ({ visit, page, shop, signIn, openTab, booking, wizard, toast, say }) => {
    const phone = await signIn();
    const other = await openTab('/contact');
    await page.bringToFront();
    await visit('/services');
    await booking.open(service);
    await shop.fault('cart', { method: 'POST', kind: 'status', status: 401 });
    await booking.goOn.click();

    await expect(toast(say('shell.failure.UNAUTHENTICATED'))).toBeVisible();
    await expectGuest(page, wizard, /\/services\?signIn=ended/);
    await expect(signInLink(other, say)).toBeVisible();

    await shop.recover();
    await wizard.prove(phone);
    await expect(page).toHaveURL(shop.address(`/services?service=${service.id}`));
    await expect(wizard.heading('appointments.title')).toBeVisible();
    await expect(accountLink(other, say)).toBeVisible();
  });

  test('is led from a room of their own to the home page when they move on [SIGN-25 ROLE-06]', {
    tag: '@phone',
  }, async ({ visit, page, shop, signIn, wizard, main }) => {
    await signIn();
    await visit('/dashboard/wallet');
    await shop.fault('orders', { kind: 'status', status: 401 });
    await main.locator('a[href$="/dashboard/bookings"]').click();
    await expectGuest(page, wizard, /\/ar\?signIn=\w+&returnTo=.*bookings/);
  });

  test('is a guest also when that turns out while a payment is waited for [SIGN-25]', {
    tag: '@desktop',
  }, async ({ page, shop, openCart, checkout, wizard }) => {
    await openCart(service);
    await checkout.ask();
    await shop.fault('payments/check-payment-status', { kind: 'status', status: 401 });
    await checkout.openTab();
    await expectGuest(page, wizard, /signIn=\w+&returnTo=%2Fcart/);
  });

  test('is a guest in every tab at the moment at which the sign-in runs out', {
    tag: '@desktop',
  }, async ({ page, shop, signIn, openTab, wizard, say }) => {
    test.slow();
    const lifetime = 7 * 24 * 3600 * 1000;
    await shop.control('PUT', 'clock', { advanceMs: 15_000 - lifetime });
    await signIn();
    const other = await openTab('/contact');
    await expect(accountLink(other, say)).toBeVisible();
    await page.goto(shop.address('/dashboard/wallet'));
    await page.waitForURL(/signIn=/);
    await expectGuest(page, wizard, /signIn=\w+&returnTo=%2Fdashboard%2Fwallet/);
    await expect(other.locator('header').getByText(say('shell.signIn'), { exact: true })).toHaveCount(1);
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenHeader = part({ alg: 'HS256', typ: 'JWT' });

test('a visitor with a broken or outdated sign-in is a guest, and the remains are cleared [SIGN-22 SIGN-24]', {
  tag: '@desktop',
}, async ({ visit, page, shop, context, say }) => {
  const past = Math.floor(Date.now() / 1000) - 60;
  const remains = [
    { token: 'garbage', copy: 'garbage' },
    { token: `${tokenHeader}.${part({ exp: past + 3600 })}`, copy: '{"claims":{}}' },
    { token: `${tokenHeader}.${part({ exp: past })}.c2ln`, copy: JSON.stringify({ claims: {}, exp: past }) },
    { token: `${tokenHeader}.${part({ sub: '1' })}.c2ln`, copy: 'null' },
  ];
  await visit('/contact');
  for (const { token, copy } of remains) {
    await context.addCookies([{ name: 'auth_token', value: token, url: shop.shop, httpOnly: true }]);
    await page.evaluate((text) => localStorage.setItem('auth_token', text), copy);
    await visit('/contact');
    await expect(signInLink(page, say)).toBeVisible();
    await expect.poll(() => localCopy(page)).toBeNull();
    expect(await sessionCookie(context)).toBeUndefined();
  }
});

test('a customer whose browser refuses the cookie of their sign-in reads why they are a guest, also where only customers may go', {
  tag: '@desktop',
}, async ({ visit, page, shop, wizard, dialog, say }) => {
  const phone = await registerElsewhere(shop);
  // The answers come, their cookies do not.
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const [method, headers, body] = [request.method(), await request.allHeaders(), request.postData()];
    const answer = await fetch(request.url(), { method, headers, body });
    const { 'set-cookie': _, ...kept } = Object.fromEntries(answer.headers);
    delete kept['content-encoding'];
    await route.fulfill({ status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer()) });
  });
  for (const path of ['/contact', '/dashboard/wallet']) {
    await visit(path);
    if (path === '/contact') await wizard.open();
    await wizard.prove(phone);
    await expect(wizard.heading('session.unkept.title')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText(say('session.unkept.body'));
    await page.reload();
    await dialog.getByRole('button', { name: say('session.send.guest') }).click();
    await expect(dialog).toBeHidden();
    await expect(signInLink(page, say)).toBeVisible();
    expect(await localCopy(page)).toBeNull();
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(wizard.heading('session.unkept.title')).toHaveCount(0);
  }
});
