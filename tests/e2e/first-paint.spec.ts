import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const entry = '**/assets/entry-client-*.js';

/** Opens a page whose script is on its way until the answer is called; so long the browser does not call it loaded. */
const openWithoutEntry = async (page: Page, address: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return resolve;
};

test('a visitor sees the page and its first picture whatever the shop’s script takes', {
  tag: '@phone',
}, async ({ page, shop, say }) => {
  const release = await openWithoutEntry(page, shop.address('/'));
  await expect(page.getByRole('heading', { level: 1, name: say('content.home.title') })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(
    () => performance.getEntriesByName(new URL('/images/home.svg', location.href).href).length,
  );
  release();
  await page.locator('html[data-hydrated]').waitFor();
});

/** A slow line before the shop: of a page the end comes a second after all before it, of anything else nothing is late. */
const slowLineTo = async (shop: string, endsAt: string) => {
  const line = createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const body = method === 'POST' ? await text(request) : null;
    const { accept = '*/*', 'content-type': sent = 'text/plain' } = headers;
    const answer = await fetch(shop + url, { method, body, headers: { accept, 'content-type': sent } });
    const [type, policy] = ['content-type', 'content-security-policy'].map((name) => answer.headers.get(name) ?? '');
    response.writeHead(answer.status, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) });
    const answered = Buffer.from(await answer.arrayBuffer());
    const end = type?.startsWith('text/html') ? answered.indexOf(endsAt) : 0;
    response.write(answered.subarray(0, end));
    if (end > 0) await wait(1000);
    response.end(answered.subarray(end));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void line.close() };
};

test('a visitor on a slow line, whose scripts are there before the end of the page, finds it alive', {
  tag: '@desktop',
}, async ({ page, shop, dialog, main }) => {
  for (const end of ['<script type="application/json"', '"outcome"']) {
    using line = await slowLineTo(shop.shop, end);
    await page.goto(`${line.url}/services`);
    await page.locator('html[data-hydrated]').waitFor();
    await main.locator('a[aria-haspopup=dialog]').first().click();
    await expect(dialog).toBeVisible();
    // Further fetches would find no server, and the page would complain.
    await page.goto('about:blank');
  }
});

test('a button that a visitor presses before the page can answer does its work once, as soon as it can', {
  tag: '@desktop',
}, async ({ page, shop, header, say }) => {
  const release = await openWithoutEntry(page, shop.address('/contact'));
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await header.getByRole('button', { name: say('shell.colorMode.toDark') }).click();
  await expect(page.locator('html[data-navigating]')).toBeAttached();
  expect(await isDark()).toBe(false);
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(isDark).toBe(true);
  await expect(page.locator('html[data-navigating]')).not.toBeAttached();
});

test('a button that is pressed while the page comes to life does its work once', {
  tag: '@desktop',
}, async ({ visit, page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-live]')) return;
      observer.disconnect();
      document.querySelector<HTMLButtonElement>('header button[aria-label*="dark"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
  });
  await visit('/contact');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('html[data-navigating]')).not.toBeAttached();
});

test('a visitor who opens the shop in a tab in the background finds it ready', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await page.addInitScript(() => {
    // Nothing is painted there.
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(shop.address('/services'));
  await page.locator('html[data-hydrated]').waitFor();
});
