import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLoadBytes, linkedFiles, requireBuild } from '../support/first-load.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

const mostScriptAndStyle = 105_000;
/** The whole style sheet weighs more than the landing pages'. */
const mostOfOtherPages = 145_000;
const mostHtml = 60_000;

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
  it.each(['/', '/ar', '/services', '/ar/services'])(
    'a visitor on a slow phone can use %s after 105 kB of scripts and styles',
    async (url) => {
      const html = await pageOf(url);
      expect(linkedFiles(html).length).toBeGreaterThan(2);
      expect(firstLoadBytes(html)).toBeLessThanOrEqual(mostScriptAndStyle);
    },
  );

  it.each(['/branches', '/contact', '/shop/products', '/product/8001', '/gift-cards'])(
    'a visitor of %s gets the whole style sheet and not what only dialogs need',
    async (url) => {
      const html = await pageOf(url);
      expect(linkedFiles(html).filter((file) => /\/beyond-landing-[\w-]+\.css$/.test(file))).toHaveLength(1);
      expect(firstLoadBytes(html)).toBeLessThanOrEqual(mostOfOtherPages);
    },
  );

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
