import type { APIRequestContext, BrowserContext, Request } from '@playwright/test';
import { checkoutPaymentDialog } from '../../client/features/payments/checkout-payment.ts';
import { languageCodes, pathIn } from '../../schema/languages.ts';
import { visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';
import type { Language } from './running-shop.ts';
import { test as base, expect } from './shop.ts';
import { differencesOf, looksShownBy, openPage } from './shown-by.ts';
import { textsIn } from './texts.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** Opens pages of the shop in development, in English by default. */
type Guide = {
  address: (path: string, language?: Language) => string;
  visit: (path: string, language?: Language) => Promise<void>;
};

const test = base.extend<{ guide: Guide }, { workshop: Workshop }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const workshop = await openWorkshop();
      await use(workshop);
      await workshop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  guide: async ({ page, workshop }, use) => {
    const address: Guide['address'] = (path, language = 'en') =>
      `${workshop.shop}${language === 'ar' ? '/ar' : ''}${path === '/' ? '/' : path}`;
    const visit: Guide['visit'] = async (path, language) => {
      const response = await page.goto(address(path, language));
      expect(response?.status(), path).toBe(200);
      await page.locator('html[data-hydrated]').waitFor();
    };
    await use({ address, visit });
  },
});

const addressesOf = (access: 'public' | 'auth' | 'admin') =>
  routes.filter((route) => route.access === access).map(({ path }) => visitable(path));

const wiring = "import { checkoutPaymentDialog } from '../payments/checkout-payment.ts';";

const noura = '512345678';
const huda = '500000001';

/** Signs one of the sandbox's own customers in. */
const enterAs = async (request: APIRequestContext, shop: string, mobileNumber: string) => {
  const ask = (query: string, input: object) =>
    request.post(`${shop}/graphql`, { data: { query, variables: { input } } });
  await ask('mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }', {
    mobileNumber,
    acceptTerms: true,
  });
  const query = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }';
  expect(await (await ask(query, { mobileNumber, code: '1234' })).json()).toMatchObject({
    data: { verifyCode: { isCompleted: true } },
  });
};

// Fetched or changed files are built first, and a changed server starts anew, which takes a busy machine its time.
const patience = { timeout: 60_000 };

test.describe.configure({ mode: 'serial', timeout: 300_000 });

// What React says in development only, of keys, props and nesting, it says in every language.
test.describe('the shop in development', { tag: '@desktop' }, () => {
  for (const access of ['public', 'auth', 'admin'] as const) {
    test(`a developer finds on every page for ${access} the words, questions and looks of production, and no complaint of React`, async ({
      shop,
      context,
      browser,
      workshop,
    }) => {
      const phone = { public: null, auth: noura, admin: huda }[access];
      // Administrators read what the two processes have measured, which calls fail, where they keep things, and NODE_ENV.
      const isSaid = (line: string) =>
        access !== 'admin' || !/\d|^\/|^(?:GET|POST|PUT|DELETE) |^(?:–|:memory:|development)$/.test(line);
      const alike = { viewport: { width: 1280, height: 800 }, timezoneId: 'America/Los_Angeles' };
      const bare = { ...alike, javaScriptEnabled: false };
      const openIn = async (place: BrowserContext, address: string) => {
        if (phone) await enterAs(place.request, address, phone);
        return { page: await place.newPage(), address };
      };
      const scripted = await Promise.all([
        openIn(context, workshop.shop),
        openIn(await browser.newContext(alike), shop.shop),
      ]);
      const plain = await Promise.all([
        openIn(await browser.newContext(bare), workshop.shop),
        openIn(await browser.newContext(bare), shop.shop),
      ]);
      // The languages take turns: what a page of development has more or less, it has in both.
      const turns = addressesOf(access).map((path, place) => pathIn(languageCodes[place % 2] ?? 'en', path));
      for (const path of turns) {
        const [developed, produced] = await Promise.all(
          scripted.map(({ page, address }) => openPage(page, address + path)),
        );
        // A dialog of the URL may come later in the one than in the other.
        await expect(async () => {
          const [made, built] = await Promise.all([developed?.(), produced?.()]);
          expect(made?.asked, path).toEqual(built?.asked);
          expect(made?.words.filter(isSaid), path).toEqual(built?.words.filter(isSaid));
        }).toPass(patience);
        const looks = plain.map(async ({ page, address }) => {
          await page.goto(address + path);
          return looksShownBy(page);
        });
        const [made, built] = await Promise.all(looks);
        expect(made && built && differencesOf(made, built), path).toEqual([]);
      }
      await Promise.all([scripted[1], ...plain].map(({ page }) => page.context().close()));
    });
  }

  test('a developer opens a dialog, which comes with its styles', async ({ page, guide }) => {
    await guide.visit('/services');
    await page.getByRole('main').locator('a[aria-haspopup=dialog]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible(patience);
    await expect(dialog).toHaveCSS('display', 'flex');
  });

  test('a developer changes a component, a style and a text and sees them, while the page goes on as it was', async ({
    page,
    guide,
    workshop,
  }) => {
    await guide.visit('/branches');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    workshop.edit('client/features/branches/branch-cards.tsx', [
      "{branch.name || text('branches.branch')}",
      '{"Seen at once " + branch.name}',
    ]);
    await expect(page.getByText('Seen at once').first()).toBeVisible(patience);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const file = 'client/features/branches/branch-card.styles.ts';
    workshop.edit(file, ['export const body = column({', "export const body = column({ outlineColor: '#010203', "]);
    await expect(page.locator('#branch-1 > div:has(> h2)')).toHaveCSS('outline-color', 'rgb(1, 2, 3)', patience);
    workshop.edit('client/messages/en/shell.json', [
      '"shell.nav.contact": "Contact"',
      '"shell.nav.contact": "Say hello"',
    ]);
    await expect(page.getByRole('link', { name: 'Say hello' }).first()).toBeVisible(patience);
  });

  test('a developer wires the choice between cash and online, which nothing in the shop opens [PAY-06]', async ({
    page,
    guide,
    workshop,
  }) => {
    expect(checkoutPaymentDialog.name).toBe('CHECKOUT_PAYMENT_DIALOG');
    await enterAs(page.request, workshop.shop, noura);
    await guide.visit('/dashboard/wallet');
    const wired = '(checkoutPaymentDialog, { onChoose: (way) => { document.title = way; } })';
    workshop.edit(
      'client/features/loyalty/loyalty-entry.tsx',
      ['import { warmDialog }', `${wiring}\nimport { warmDialog }`],
      ['dialogs.open(loyaltyInfoDialog, {})', `dialogs.open${wired}`],
      ["{text('loyalty.title')}", 'Cash or online'],
    );
    await expect(page.getByRole('button', { name: 'Cash or online' })).toBeVisible(patience);
    for (const [language, way] of [
      ['en', 'cash'],
      ['ar', 'online'],
    ] as const) {
      const say = textsIn(language);
      await guide.visit('/dashboard/wallet', language);
      await page.getByRole('button', { name: 'Cash or online' }).click();
      const dialog = page.getByRole('dialog', { name: say('checkout.title') });
      await expect(dialog.getByRole('radio')).toHaveCount(2, patience);
      await dialog.getByRole('radio', { name: say('checkout.way.online') }).focus();
      if (way === 'cash') await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: say(`checkout.way.${way}`) })).toBeChecked();
      await dialog.getByRole('button', { name: say('shell.continue') }).press('Enter');
      await expect(page).toHaveTitle(way);
    }
  });

  test('a developer opens GraphiQL without a build', async ({ page, guide }) => {
    // The panel of the shop asks too.
    const isOfSchema = (request: Request) => request.postData()?.includes('__schema') ?? false;
    const asked = page.waitForResponse((answer) => isOfSchema(answer.request()), patience);
    await page.goto(guide.address('/graphiql'));
    expect(await (await asked).json()).toMatchObject({ data: { __schema: expect.anything() } });
    await expect(page.getByRole('button', { name: 'Execute query' })).toBeVisible(patience);
  });

  test('a developer changes an operation, and its hook is there', async ({ workshop }) => {
    workshop.edit('client/features/branches/branches.graphql', [
      'query ',
      'query OnlyIds { branches { id } }\n\nquery ',
    ]);
    const hooks = () => workshop.read('client/graphql/generated/hooks.ts');
    await expect.poll(hooks, patience).toContain('useOnlyIdsQuery');
  });

  test('a developer changes the contract, and types and answers follow', async ({ page, workshop }) => {
    workshop.edit('schema/branches.graphql', ['type Branch {', 'type Branch {\n  "For a test."\n  nickname: String']);
    await expect.poll(() => workshop.read('server/graphql/generated/types.ts'), patience).toContain('nickname');
    const ask = async () =>
      (await page.request.post(`${workshop.shop}/graphql`, { data: { query: '{ branches { nickname } }' } })).json();
    await expect
      .poll(ask, patience)
      .toMatchObject({ data: { branches: expect.arrayContaining([{ nickname: null }]) } });
  });

  test('a developer changes the server, and asks the changed one within 2 s of work', async ({ page, workshop }) => {
    const before = workshop.cpuSeconds();
    workshop.edit('server/provider/branches.ts', ['name:', 'name: "Quick " +']);
    const ask = async () =>
      (await page.request.post(`${workshop.shop}/graphql`, { data: { query: '{ branches { name } }' } })).text();
    await expect.poll(ask, patience).toContain('Quick ');
    expect(workshop.cpuSeconds() - before).toBeLessThan(2);
  });

  test('a developer changes the server, and the open page comes back with the change', async ({
    page,
    guide,
    workshop,
  }) => {
    await guide.visit('/branches');
    const failed: string[] = [];
    page.on('requestfailed', (request) => request.isNavigationRequest() && failed.push(request.url()));
    workshop.edit('server/provider/branches.ts', ['name: "Quick " +', 'name: "The new branch" +']);
    await expect(page.getByRole('heading', { name: 'The new branch' }).first()).toBeVisible(patience);
    expect(failed).toEqual([]);
  });
});

test.describe('a page that is broken in development', { tag: '@desktop' }, () => {
  // The open page takes a broken module at once, and complains before the next visit does.

  test('a developer who breaks a page reads in the browser where, and sees it again once it is mended', async ({
    page,
    mayComplain,
    guide,
    workshop,
  }) => {
    mayComplain(/status of 500|is not valid JSON/);
    const overlay = page.locator('vite-error-overlay');
    const breakIn = async (file: string, before: string, after: string, ...told: string[]) => {
      workshop.edit(file, [before, after]);
      await expect.poll(async () => (await page.goto(guide.address('/contact')))?.status(), patience).toBe(500);
      for (const each of told) await expect(overlay).toContainText(each);
      workshop.edit(file, [after, before]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patience);
      await expect(overlay).toHaveCount(0);
    };
    const lineOf = (file: string, text: string) => workshop.read(file).split('\n').indexOf(text) + 1;
    // Browsers never load this file.
    const server = 'client/print-page.ts';
    const render = "import { renderToPipeableStream } from 'react-dom/server';";
    await breakIn(server, render, 'import import', 'Transform failed', `print-page.ts:${lineOf(server, render)}:`);
    const contact = 'client/features/content/contact-page.tsx';
    const component = 'export const Component = () => {';
    const at = `contact-page.tsx:${lineOf(contact, component) + 1}:`;
    await breakIn(contact, component, `${component}\n  JSON.parse('no JSON');`, 'is not valid JSON', at);
    expect(workshop.printed()).toContain('Transform failed');
    expect(workshop.printed()).not.toContain('u001b');
  });
});

test.describe('a page in development, before its scripts run', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('wears its styles', async ({ page, guide }) => {
    await page.goto(guide.address('/services'));
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Readex Pro/);
  });
});
