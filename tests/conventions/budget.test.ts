import { describe, expect, it } from 'vitest';
import { visitPages } from '../bench/page-requests.ts';
import { firstLoadBytes, linkedFiles, requireBuild } from '../support/first-load.ts';
import { shopForFile } from '../support/for-file.ts';
import { publicPages } from '../support/public-pages.ts';

/**
 * Bytes of scripts and styles, compressed with brotli, that a page names in its HTML. A new feature weighs nothing here:
 * its pages and dialogs come later.
 */
const mostBytes = 168_000;
const mostFiles = 14;
/** The same until a phone is quiet, with the code of dialogs and messages that an idle window fetches. */
const mostBytesUntilQuiet = 176_500;
/** All that a phone fetches of a page until it is quiet, pictures and icons too. */
const mostRequests = 27;
const mostHtml = 60_000;

requireBuild();
const shop = await shopForFile();

const pageOf = async (url: string): Promise<string> => {
  const { statusCode, body } = await shop.app.inject({ url });
  expect(statusCode).toBe(200);
  return body;
};

describe('the weight of a page', () => {
  // The Arabic pages fetch one more font.
  it('a visitor with a phone asks for few files of every page until it is quiet', async () => {
    const paths = publicPages.filter((path) => /^\/ar/.test(path) && !path.endsWith('/auth/login'));
    const visited = await visitPages(await shop.app.listen({ host: '127.0.0.1', port: 0 }), paths);
    const heavy = [...visited].filter(
      ([, { requests, bytes }]) => requests > mostRequests || bytes > mostBytesUntilQuiet,
    );
    expect(visited.size).toBe(paths.length);
    expect(heavy).toEqual([]);
  });

  it.each(publicPages)('a visitor on a slow phone can use %s after few files and bytes', async (url) => {
    const html = await pageOf(url);
    const [files, bytes] = [linkedFiles(html).length, firstLoadBytes(html)];
    console.info(`${url}: ${bytes} bytes in ${files} files`);
    expect(files).toBeGreaterThan(2);
    expect(files).toBeLessThanOrEqual(mostFiles);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
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
