import { chromium, type Request } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';
import { chromiumArguments } from '../support/chromium-arguments.ts';

export type PageVisit = {
  requests: number;
  /** Compressed bytes of all scripts and styles, those included that come after the page is shown. */
  bytes: number;
};

/**
 * Opens each page in a phone-sized Chromium without a cache, and counts its fetches until nothing more comes and
 * without any sign of a visitor.
 */
export const visitPages = async (shop: string, paths: readonly string[]): Promise<Map<string, PageVisit>> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  const visits = new Map<string, PageVisit>();
  try {
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const finished: Request[] = [];
      page.on('requestfinished', (request) => finished.push(request));
      await page.goto(shop + path);
      // A slow machine is quiet between the page and its script.
      await page.locator('html[data-hydrated]').waitFor();
      await page.waitForLoadState('networkidle');
      const fetched = finished.filter((request) => request.url().startsWith('http'));
      const code = fetched.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()));
      const sizes = await Promise.all(code.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      visits.set(path, { requests: fetched.length, bytes });
      await context.close();
    }
    return visits;
  } finally {
    await browser.close();
  }
};
