import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';
import { type Say, textsIn } from './texts.ts';

export type Language = 'en' | 'ar';

export type ShopOptions = { language: Language };

/** URLs of one running shop and of its sandbox. */
type Addresses = { shop: string; provider: string };

/** The shop as a test meets it: where it is, and the levers of its sandbox. */
export type Shop = Addresses & {
  /** The URL of a page in the language of the test. */
  address: (path: string) => string;
  /** Calls a control of the sandbox, such as `('PUT', 'latency', {ms: 400})`. */
  control: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', name: string, body?: unknown) => Promise<unknown>;
  /** The newest code sent to a number. */
  codeFor: (phone: string) => Promise<string>;
  /** A mobile number that no other test uses. */
  newPhone: () => string;
};

type Fixtures = ShopOptions & {
  shop: Shop;
  /** What the shop says in the language of the test. */
  say: Say;
  /** Opens a page in the language of the test and waits until its buttons work. */
  visit: (path: string) => Promise<void>;
  /** What console errors and warnings this test expects; anything else fails it. One expression, `|` for several. */
  expectedConsoleErrors: RegExp;
  /** Whether the browser may keep the offline page; it then answers navigations of its own, past the test's routes. */
  keepsOfflinePage: boolean;
  withoutWorkers: undefined;
  watchConsole: undefined;
};

/** Environment variables of a shop, such as `{PROVIDER_TIMEOUT_MS: '800'}`. */
export type Settings = Record<string, string>;

const startShop = async (settings: Settings): Promise<{ child: ChildProcess; addresses: Addresses }> => {
  const env = { ...process.env, ...settings };
  const child = spawn('node', ['tests/support/shop-process.ts'], { stdio: ['pipe', 'pipe', 'inherit'], env });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, addresses: JSON.parse(line) };
  }
  throw new Error('The shop did not start');
};

let issued = 0;

const buildShop = (addresses: Addresses, language: Language, workerIndex: number): Shop => {
  const control: Shop['control'] = async (method, name, body) => {
    const response = await fetch(`${addresses.provider}/__sandbox/${name}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${name}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    ...addresses,
    control,
    address: (path) => `${addresses.shop}${language === 'ar' ? `/ar${path === '/' ? '' : path}` : path}`,
    codeFor: async (phone) => {
      const codes = (await control('GET', 'codes')) as { mobile_number: string; code: string }[];
      const sent = codes.find(({ mobile_number }) => mobile_number.endsWith(phone));
      if (!sent) throw new Error(`No code was sent to ${phone}`);
      return sent.code;
    },
    newPhone: () => {
      issued += 1;
      return `5${workerIndex % 10}${String(Date.now()).slice(-6)}${issued % 10}`;
    },
  };
};

const watch = (page: Page, problems: string[]) => {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
};

/** Matches no text at all. */
const nothing = /(?!)/;

/** Playwright's test with a shop of its own for each worker; anything the browser complains of fails the test. */
export const test = base.extend<Fixtures, { addresses: Addresses; settings: Settings }>({
  language: ['en', { option: true }],
  say: async ({ language }, use) => use(textsIn(language)),
  expectedConsoleErrors: [nothing, { option: true }],
  keepsOfflinePage: [false, { option: true }],
  withoutWorkers: [
    async ({ context, keepsOfflinePage }, use) => {
      if (!keepsOfflinePage) {
        await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      }
      await use(undefined);
    },
    { auto: true },
  ],
  settings: [{}, { option: true, scope: 'worker' }],
  addresses: [
    async ({ settings }, use) => {
      const { child, addresses } = await startShop(settings);
      await use(addresses);
      child.stdin?.end();
      child.kill();
    },
    { scope: 'worker' },
  ],
  shop: async ({ addresses, language }, use, { workerIndex }) => {
    const shop = buildShop(addresses, language, workerIndex);
    await shop.control('POST', 'reset');
    await use(shop);
  },
  visit: async ({ page, shop }, use) => {
    await use(async (path) => {
      await page.goto(shop.address(path));
      await page.locator('html[data-hydrated]').waitFor();
    });
  },
  watchConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => watch(page, problems));
      await use(undefined);
      const unexpected = problems.filter((problem) => !expectedConsoleErrors.test(problem));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
