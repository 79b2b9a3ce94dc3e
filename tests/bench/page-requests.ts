import { chromium } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';
import { chromiumArguments } from '../support/chromium-arguments.ts';

export type PageVisit = {
  requests: number;
  /** Compressed bytes of all scripts and styles, those included that come after the page is shown. */
  bytes: number;
};

/** Opens a page in a phone-sized Chromium with an empty cache and counts what it fetches until nothing more comes. */
export const visitPage = async (url: string): Promise<PageVisit> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const sizes: Promise<number>[] = [];
    let requests = 0;
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith('http')) return;
      requests += 1;
      const isCode = ['script', 'stylesheet'].includes(request.resourceType());
      if (isCode) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const bytes = await Promise.all(sizes);
    return { requests, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await browser.close();
  }
};
