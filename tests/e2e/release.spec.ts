import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { balanceConnections, balanceRequests } from '../support/balancer.ts';
import {
  buildNextRelease,
  checkOutEarlierServer,
  newFolder,
  removeFolder,
  type ShopProcess,
  startProcess,
  watchScripts,
} from './release-steps.ts';
import { expect, test } from './shop.ts';
import { type Say, textsIn } from './texts.ts';
import { toastIn } from './toast-in.ts';
import { grouped, wizardOf } from './wizard-steps.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const paths = ['/', '/services', '/branches', '/shop/products', '/contact'];
const languages = ['en', 'ar'] as const;
const guests = { serviceWorkers: 'block', viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;
const here = process.cwd();

/** The shops of a test, to be ended after it. */
let opened: (() => unknown)[] = [];
let sandbox: ReturnType<typeof buildSandbox>;
let provider: string;
let building: Promise<string> | undefined;

/** The checkout of the next release, built by the first test that wants it. */
const nextCheckout = (): Promise<string> => {
  building ??= buildNextRelease();
  return building;
};

const serve = async (checkout: string, assetsFolder = newFolder()): Promise<ShopProcess> => {
  opened.push(() => removeFolder(assetsFolder));
  const shop = await startProcess(checkout, { provider, assetsFolder });
  opened.push(shop.stop);
  return shop;
};

const serveBoth = async (assetsFolder?: string) => {
  const next = await nextCheckout();
  return Promise.all([serve(here, assetsFolder), serve(next, assetsFolder)]);
};

const balance = async (start: typeof balanceRequests, ...shops: ShopProcess[]) => {
  const balancer = await start(shops.map(({ url }) => url));
  opened.push(balancer.close);
  return { url: balancer.url, lead: (...next: ShopProcess[]) => balancer.lead(next.map(({ url }) => url)) };
};

test.beforeAll(async () => {
  sandbox = buildSandbox({ database: ':memory:' });
  provider = await sandbox.listen(0);
});

test.afterEach(async ({ page }) => {
  // Further fetches would find no server, and it would complain.
  await page.close();
  for (const end of opened.reverse()) await end();
  opened = [];
});

test.afterAll(async () => {
  await sandbox.close();
  if (building) removeFolder(await building);
});

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

/** A page that finds its code gone loads anew once; its visitor presses again. */
const openDialog = async (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog');
  const press = () => page.getByRole('link', { name: say('shell.signIn'), exact: true }).click();
  // The first load may still be on its way: only a request for the document is a new one.
  const anew = page
    .waitForRequest((request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
    .then(() => page.waitForEvent('load'))
    .then(
      () => true,
      () => false,
    );
  await press();
  if (await Promise.race([anew, dialog.waitFor().then(() => false)])) {
    await hydrated(page);
    if (!(await dialog.isVisible())) await press();
  }
  await expect(dialog).toBeVisible();
};

/** A guest who has never been here comes, and opens a dialog. */
const visitFirst = async (browser: Browser, shop: string, index: number) => {
  const language = languages[Math.floor(index / paths.length) % 2] ?? 'en';
  const context = await browser.newContext(guests);
  const page = await context.newPage();
  const outcome = { reloads: -1, run: [] as string[] };
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument && !request.redirectedFrom()) outcome.reloads += 1;
  });
  // Listening slows the browser down.
  if (index % 10 < 2) outcome.run = await watchScripts(page);
  await page.goto(`${shop}${language === 'ar' ? '/ar' : ''}${paths[index % paths.length]}`, { waitUntil: 'commit' });
  await hydrated(page);
  await openDialog(page, textsIn(language));
  await context.close();
  return outcome;
};

const together = 6;

/** So many first visits, some at a time. Fails unless all can be used without a reload and no code runs twice. */
const visitAll = async (browser: Browser, shop: string, count: number) => {
  const outcomes: Awaited<ReturnType<typeof visitFirst>>[] = [];
  const queue = Array.from({ length: count }, (_, index) => index).values();
  const walk = async () => {
    for (const index of queue) outcomes.push(await visitFirst(browser, shop, index));
  };
  await Promise.all(Array.from({ length: together }, walk));
  expect(outcomes.map(({ reloads }) => reloads)).toEqual(Array(count).fill(0));
  expect(outcomes.filter(({ run }) => run.length > 0).length).toBeGreaterThan(0);
  expect(outcomes.filter(({ run }) => new Set(run).size < run.length)).toEqual([]);
};

test.describe('while two builds are served behind one address', { tag: '@desktop' }, () => {
  test('each of twenty new visitors can use the shop at once, and no code runs twice', async ({ browser }) => {
    const balancer = await balance(balanceRequests, ...(await serveBoth(newFolder())));
    await visitAll(browser, balancer.url, 20);
  });

  test('each of ten can when the balancer chooses a process for each connection', async ({ browser }) => {
    const balancer = await balance(balanceConnections, ...(await serveBoth(newFolder())));
    await visitAll(browser, balancer.url, 10);
  });
});

test.describe('a customer whose page is of the last build', { tag: '@desktop' }, () => {
  for (const isShared of [true, false]) {
    test.describe(isShared ? 'with a shared folder' : 'without a shared folder', () => {
      test('goes on when only the next one is left', async ({ page, mayComplain, say }) => {
        mayComplain(isShared ? /(?!)/ : /status of 404|dynamically imported module|preload CSS/);
        const [last, next] = await serveBoth(isShared ? newFolder() : undefined);
        const balancer = await balance(balanceRequests, last);
        await page.goto(`${balancer.url}/services`);
        await hydrated(page);
        // Fetches of a page after it came alive are here, too.
        await page.waitForLoadState('networkidle');
        balancer.lead(next);
        await last.stop();
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: say('shell.nav.contact') })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.contact') })).toBeVisible();
        await hydrated(page);
        await openDialog(page, say);
        const release = await page.evaluate(() => document.documentElement.dataset.release ?? 'last');
        expect(release).toBe(isShared ? 'last' : 'next');
      });
    });
  }
});

test.describe('a customer whose page asks for more than a server of the last release knows', {
  tag: '@desktop',
}, () => {
  test('is told so, keeps what they wrote and goes on with a server that does, and nothing is done twice', async ({
    page,
    mayComplain,
    say,
    language,
  }) => {
    mayComplain(/status of 400/);
    const checkout = checkOutEarlierServer('schema/session.graphql', 'resendAfterSeconds: Int!', 'waitSeconds: Int!');
    opened.push(() => removeFolder(checkout));
    const [last, next] = await Promise.all([serve(checkout), serve(here)]);
    const balancer = await balance(balanceRequests, next);
    await page.goto(`${balancer.url}${language === 'ar' ? '/ar' : ''}/contact`);
    await hydrated(page);
    const wizard = wizardOf(page, say, { codeFor: async (phone) => sandbox.controls.codeFor(phone) ?? '' });
    await wizard.openNumber();

    balancer.lead(last);
    await wizard.number.fill('512340987');
    await wizard.terms.check();
    await wizard.goOn.click();
    const told = toastIn(page, say('shell.failure.GRAPHQL_INVALID'));
    await expect(told).toBeVisible();
    await expect(told.getByRole('button', { name: say('shell.reload') })).toBeVisible();
    await expect(wizard.number).toHaveValue(grouped('512340987'));
    expect(sandbox.controls.requests().filter(({ path }) => path.includes('send-otp'))).toHaveLength(0);

    balancer.lead(next);
    await wizard.goOn.click();
    await expect(wizard.number).toBeHidden();
    expect(sandbox.controls.requests().filter(({ path }) => path.includes('send-otp'))).toHaveLength(1);
  });
});
