import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../support/chromium.ts';
import { chromiumArguments } from '../support/chromium-arguments.ts';
import { bookingOf, treatment } from './booking-steps.ts';
import { textsIn } from './texts.ts';

/** Takes the pictures of README.md from a running shop. Needs a build. */

const folder = join(import.meta.dirname, '../../docs/pictures');

/** A Monday morning in Riyadh, for the sandbox and for the browser, so that calendars always look the same. */
const now = '2026-03-09T06:30:00.000Z';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ar-SA',
};

/** 1280 pixels wide, with letters that can be read in a smaller picture. */
const desk: BrowserContextOptions = {
  viewport: { width: 1024, height: 1056 },
  deviceScaleFactor: 1.25,
  locale: 'en-GB',
};

const query = `# What can be booked, and where?
query Browse(
  $filter: ServiceFilterInput!
) {
  services(filter: $filter) {
    services {
      name
      durationMinutes
      price { amount currency }
      priceBeforeDiscount { amount }
    }
    page { total lastPage }
  }
  branches {
    name
    address
    phone
  }
}
`;

const startShop = async () => {
  const child = spawn(process.execPath, ['tests/support/shop-process.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, GRAPHIQL: 'true' },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { shop, provider }: { shop: string; provider: string } = JSON.parse(line);
    return { shop, provider, stop: () => child.stdin.end() };
  }
  throw new Error('The shop did not start');
};

const openPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({
    ...options,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Riyadh',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return page;
};

/** Waits for fonts and pictures, and writes the picture with at most 256 colours. */
const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const visible = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(visible.map((image) => image.decode()));
  });
  const png = await page.screenshot({ animations: 'disabled' });
  const bytes = await sharp(png).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  await writeFile(join(folder, `${name}.png`), bytes);
  console.log(`docs/pictures/${name}.png  ${Math.round(bytes.length / 1000)} kB`);
};

const takePhone = async (browser: Browser, shop: string, provider: string): Promise<void> => {
  const say = textsIn('ar');
  const page = await openPage(browser, phone);
  const visit = async (path: string) => {
    await page.goto(`${shop}${path}`);
    await page.locator('html[data-hydrated]').waitFor();
  };
  await visit('/ar');
  await take(page, 'home-ar');
  await visit('/ar/services');
  const booking = bookingOf(page, say, 'ar', { provider });
  await booking.openTimes(treatment(1));
  await booking.times.nth(2).click();
  await take(page, 'times-ar');
};

const takeGraphiql = async (browser: Browser, shop: string): Promise<void> => {
  const page = await openPage(browser, desk);
  await page.goto(`${shop}/graphiql`);
  const editor = page.getByRole('region', { name: 'Query Editor' });
  await editor.locator('.CodeMirror-lines').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(query);
  // The tab bears the name of the operation that will run.
  await page.getByTitle('Browse', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  // The last thing that the editor draws beside an answer.
  await page.getByRole('region', { name: 'Result Window' }).locator('.CodeMirror-foldgutter-open').nth(5).waitFor();
  await take(page, 'graphiql');
};

const { shop, provider, stop } = await startShop();
try {
  await fetch(`${provider}/__sandbox/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  await takePhone(browser, shop, provider);
  await takeGraphiql(browser, shop);
  await browser.close();
} finally {
  stop();
}
