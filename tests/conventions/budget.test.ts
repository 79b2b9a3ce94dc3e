import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLoadBytes, linkedFiles, requireBuild } from '../support/first-load.ts';
import { publicPages } from '../support/public-pages.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

/**
 * Bytes of scripts and styles, compressed with brotli, that a guest's browser fetches before the first sign of the visitor;
 * `npm run bench` counts it in Chromium.
 */
const mostOfLandingPages = 98_000;
/** What `/services` fetches once it is shown, without a link in its document. */
const laterOfServices = 2_000;
/** For a page that is new too; a new feature weighs nothing here: routes, texts and names of files come later. */
const mostOfPages = 102_500;
const mostFiles = 16;
const mostHtml = 60_000;

const landing = /^(?:\/ar)?\/?(?:$|services$|branches$|product\/|shop\/products$|gift-cards$|search$|contact$)/;

const mostOf = (path: string): number => {
  if (!landing.test(path)) return mostOfPages;
  return path.endsWith('/services') ? mostOfLandingPages - laterOfServices : mostOfLandingPages;
};

let shop: Shop;

const pageOf = async (url: string): Promise<string> => {
  const { statusCode, body } = await shop.app.inject({ url });
  expect(statusCode).toBe(200);
  return body;
};

beforeAll(async () => {
  requireBuild();
  shop = await startShop();
});

afterAll(() => shop?.close());

describe('the weight of a page', () => {
  it.each(publicPages)('a visitor on a slow phone can use %s after few files and bytes', async (url) => {
    const html = await pageOf(url);
    const [files, bytes] = [linkedFiles(html).length, firstLoadBytes(html)];
    console.info(`${url}: ${bytes} bytes in ${files} files`);
    expect(files).toBeGreaterThan(2);
    expect(files).toBeLessThanOrEqual(mostFiles);
    expect(bytes).toBeLessThanOrEqual(mostOf(url));
  });

  it.each(['/services', '/ar/services'])('a visitor reads ten services on %s after 60 kB of HTML', async (url) => {
    const html = await pageOf(url);
    const services = await shop.gql(
      '{ services(filter: {}) { services { name } } }',
      {},
      { language: url.startsWith('/ar') ? 'ar' : 'en' },
    );
    const names: string[] = services.data.services.services.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(10);
    const missing = names.filter((name) => !html.includes(name.replaceAll('&', '&amp;')));
    expect(missing).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostHtml);
  });
});
