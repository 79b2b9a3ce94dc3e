import { arriveSignedIn, localCopy, registerElsewhere, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import { accountLink, openWizard, proveNumber, wizardOf } from './wizard-steps.ts';

test.describe('a known customer', () => {
  test('is signed in by the code alone, at home in the same language; the browser keeps the token where no script reads it [SIGN-18 PERSIST-01]', async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    await visit('/branches');
    const wizard = await openWizard(page, say);
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await proveNumber(page, shop, wizard, phone);
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    const cookie = await sessionCookie(context);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const [, payload = '', signature = ''] = cookie?.value.split('.') ?? [];
    const copy = (await localCopy(page)) ?? '';
    expect(JSON.parse(copy).claims).toEqual(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(copy).not.toContain(signature);
  });

  test('who followed a link to a room of his own is asked to sign in and then led there [SIGN-23 ROLE-05 ROLE-06]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    await visit('/dashboard/wallet?from=mail');
    expect(new URL(page.url()).pathname).toBe(new URL(shop.address('/')).pathname);
    await proveNumber(page, shop, wizardOf(page, say), phone);
    await expect(page).toHaveURL(shop.address('/dashboard/wallet?from=mail'));
    await expect(page.getByRole('heading', { level: 1, name: say('profile.wallet.title') })).toBeVisible();
  });

  test('finds the wizard open at the sign-in address [SIGN-16]', { tag: '@phone' }, async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    await visit('/auth/login');
    await proveNumber(page, shop, wizardOf(page, say), phone);
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
  });

  test('who signs out leaves nothing behind, and the other tabs follow [SIGN-21 PERSIST-02 PERSIST-05]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, language }) => {
    const say = textsIn(language);
    await arriveSignedIn(context, shop);
    const other = await context.newPage();
    await other.goto(shop.address('/contact'));
    await expect(accountLink(other, say)).toBeVisible();
    await other.locator('html[data-hydrated]').waitFor();
    await visit('/dashboard/profile');
    const kept = await page.waitForFunction(() => localStorage.getItem('rawnaq.mine.profile'));
    expect(JSON.parse((await kept.jsonValue()) ?? '{}')).toMatchObject({ firstName: 'Maha', lastName: 'Al-Shehri' });
    expect(await localCopy(page)).not.toBeNull();

    await page.getByRole('button', { name: say('shell.signOut') }).click();
    await expect(page).toHaveURL(shop.address('/'));
    await expect(page.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
    expect(await sessionCookie(context)).toBeUndefined();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key === 'auth_token' || key.startsWith('rawnaq.mine.'))).toEqual([]);
    await expect(other.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
  });

  test('who signs in changes the other tabs too', { tag: '@phone' }, async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    const other = await context.newPage();
    await other.goto(shop.address('/contact'));
    await other.locator('html[data-hydrated]').waitFor();
    await page.bringToFront();
    await visit('/auth/login');
    await proveNumber(page, shop, wizardOf(page, say), phone);
    await expect(accountLink(other, say)).toBeVisible();
    await expect(other).toHaveURL(shop.address('/contact'));
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = part({ alg: 'HS256', typ: 'JWT' });

test('a visitor with a broken or outdated sign-in is a guest, and the remains are cleared [SIGN-22 SIGN-24]', {
  tag: '@desktop',
}, async ({ visit, page, shop, context, language }) => {
  const say = textsIn(language);
  const past = Math.floor(Date.now() / 1000) - 60;
  const remains = [
    { token: 'garbage', copy: 'garbage' },
    { token: `${header}.${part({ exp: past + 3600 })}`, copy: '{"claims":{}}' },
    { token: `${header}.${part({ exp: past })}.c2ln`, copy: JSON.stringify({ claims: {}, exp: past }) },
    { token: `${header}.${part({ sub: '1' })}.c2ln`, copy: 'null' },
  ];
  await visit('/contact');
  for (const { token, copy } of remains) {
    await context.addCookies([{ name: 'auth_token', value: token, url: shop.shop, httpOnly: true }]);
    await page.evaluate((text) => localStorage.setItem('auth_token', text), copy);
    await visit('/contact');
    await expect(page.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
    await expect.poll(() => localCopy(page)).toBeNull();
    expect(await sessionCookie(context)).toBeUndefined();
  }
});
