import { describe, expect, it } from 'vitest';
import { looseShopForFile, shopForFile } from '../support/for-file.ts';
import { pathBelow } from '../support/public-pages.ts';
import { unescaped } from '../support/read-html.ts';

const shop = await shopForFile();
const loose = await looseShopForFile();

const ask = async (url: string, { method = 'GET' as 'GET' | 'HEAD', cookie = '' } = {}) => {
  const headers = { host: 'shop.example', ...(cookie && { cookie }) };
  const { statusCode, body, headers: answered } = await shop.app.inject({ method, url, headers });
  return { status: statusCode, html: body, headers: answered };
};

const metaOf = (html: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const linkOf = (html: string, rel: string) =>
  unescaped(new RegExp(`<link ${rel} href="([^"]*)"`).exec(html)?.[1] ?? '');
const alternateOf = (html: string, language: string) =>
  unescaped(new RegExp(`<link rel="alternate" href="([^"]*)" hreflang="${language}"`).exec(html)?.[1] ?? '');

// biome-ignore lint/suspicious/noExplicitAny: a test asks for existing fields
const factsOf = (html: string): any[] => {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return block ? JSON.parse(block)['@graph'] : [];
};
const factOf = (html: string, type: string) => factsOf(html).find((fact) => fact['@type'] === type);

const shopAt = 'http://shop.example';

const foundPages = [
  '/',
  '/services',
  '/services?category=11',
  '/services?page=2',
  '/branches',
  '/branches?branch=3',
  '/product/1027',
  '/shop/products',
  '/shop/categories',
  '/gift-cards',
  '/contact',
];

describe('a search engine', () => {
  it.each(foundPages)('finds %s in both languages, each leading to the other and to itself', async (path) => {
    for (const [prefix, own, other] of [
      ['', 'en_GB', 'ar_SA'],
      ['/ar', 'ar_SA', 'en_GB'],
    ] as const) {
      const { status, html } = await ask(pathBelow(prefix, path));
      expect(status).toBe(200);
      expect(linkOf(html, 'rel="canonical"')).toBe(shopAt + pathBelow(prefix, path));
      expect(alternateOf(html, 'en')).toBe(shopAt + path);
      expect(alternateOf(html, 'ar')).toBe(shopAt + pathBelow('/ar', path));
      expect(alternateOf(html, 'x-default')).toBe(shopAt + path);
      expect(html).not.toContain('noindex');
      expect(metaOf(html, 'description').length).toBeGreaterThan(10);
      expect(metaOf(html, 'og:url')).toBe(shopAt + pathBelow(prefix, path));
      expect(metaOf(html, 'og:locale')).toBe(own);
      expect(metaOf(html, 'og:locale:alternate')).toBe(other);
      expect(metaOf(html, 'og:site_name')).toMatch(/Rawnaq|رونق/);
      expect(metaOf(html, 'og:image')).toMatch(/^https?:\/\//);
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      expect(factsOf(html).length).toBeGreaterThan(0);
    }
  });

  it.each(['/services?branch=2', '/services?branch=2&page=2', '/services?utm_source=x', '/services?page=1'])(
    'takes %s for the whole list',
    async (url) => {
      expect(linkOf((await ask(url)).html, 'rel="canonical"')).toBe(`${shopAt}/services`);
    },
  );

  it.each([
    '/dashboard',
    '/auth-status',
    '/notifications',
    '/gift-list',
    '/shop/shop-draft',
    '/secure-payment',
    '/search',
    '/search?q=hair',
    '/nowhere',
  ])('is told to forget %s', async (url) => {
    for (const address of [url, `/ar${url}`]) {
      const { html } = await ask(address);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('ld+json');
    }
  });

  it('is shown where to put a search, and results are in no list of pages', async () => {
    for (const [url, results] of [
      ['/', '/search'],
      ['/ar', '/ar/search'],
    ] as const) {
      const { potentialAction } = factOf((await ask(url)).html, 'WebSite');
      expect(potentialAction).toMatchObject({
        '@type': 'SearchAction',
        target: { urlTemplate: `${shopAt}${results}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      });
      const { status, html } = await ask(
        potentialAction.target.urlTemplate.slice(shopAt.length).replace(/\{.*\}/, 'rose'),
      );
      expect(status).toBe(200);
      expect(html).toContain('value="rose"');
    }
    expect((await ask('/sitemap.xml')).html).not.toContain('/search');
  });

  it('reads where a branch is and when it opens', async () => {
    const { html } = await ask('/ar/branches?branch=3');
    const salon = factOf(html, 'BeautySalon');
    expect(salon.name).toMatch(/\p{Script=Arabic}/u);
    expect(salon.url).toBe(`${shopAt}/ar/branches?branch=3`);
    expect(salon.geo.latitude).toBeGreaterThan(20);
    expect(salon.openingHoursSpecification.length).toBeGreaterThan(4);
    expect(salon.openingHoursSpecification[0]).toMatchObject({
      dayOfWeek: expect.stringMatching(/^https:\/\/schema\.org\/\w+day$/),
      opens: expect.stringMatching(/^\d\d:\d\d$/),
    });
    expect(salon.potentialAction['@type']).toBe('ReserveAction');
    expect(factsOf((await ask('/branches')).html).filter((fact) => fact['@type'] === 'BeautySalon')).toHaveLength(
      (await shop.gql('{ branches { id } }')).data.branches.length,
    );
  });

  it('reads what a treatment and a product cost', async () => {
    const service = (await shop.gql('{ services { services { id name price { amount } } } }')).data.services
      .services[0];
    const { html } = await ask(`/product/${service.id}`);
    expect(factOf(html, 'Service')).toMatchObject({
      name: service.name,
      offers: { price: (service.price.amount / 100).toFixed(2), priceCurrency: 'SAR' },
      potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: `${shopAt}/product/${service.id}` } },
    });
    expect(factOf(html, 'BreadcrumbList').itemListElement).toHaveLength(3);
    const { id } = (await shop.gql('{ shopProducts { products { id } } }')).data.shopProducts.products[0];
    expect(factOf((await ask(`/product/${id}`)).html, 'Product').offers.priceCurrency).toBe('SAR');
    expect(factOf((await ask('/services')).html, 'ItemList').itemListElement).toHaveLength(10);
    expect(factOf((await ask('/')).html, 'Organization').url).toBe(`${shopAt}/`);
  });
});

describe('what does not exist', () => {
  it.each([
    '/services?category=nobody',
    '/services?branch=nobody',
    '/services?menu=nobody',
    '/services?category=11&sub=nobody',
    '/services?page=9999',
    '/shop/products?category=nobody',
    '/shop/products?page=9999',
    '//services',
    '//evil.example/services',
  ])('is a 404 at %s', async (url) => {
    expect((await ask(url)).status).toBe(404);
  });

  it.each([
    ['/services?service=99999&branch=1', 'This treatment is no longer on offer', '/services'],
    ['/ar/services?service=99999', 'هذه الخدمة لم تعد متاحة', '/ar/services'],
    ['/ar/shop/products?product=99999', 'هذا المنتج لم يعد متاحًا', '/ar/shop/products'],
    ['/branches?branch=99999', 'This branch is no longer there', '/branches'],
    ['/services?branch=999', 'This branch is no longer there', '/services'],
    ['/product/99999', 'This is no longer here', '/services'],
  ])('is told at %s, which leads on to the list and which nothing leads to', async (url, sentence, list) => {
    const { status, html } = await ask(url);
    expect(status).toBe(404);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(/<h1[^>]*>([^<]*)</.exec(main)?.[1]).toBe(sentence);
    expect(/<title>([^<]*) · /.exec(html)?.[1]).toBe(sentence);
    expect(/<a [^>]*href="([^"]*)"/.exec(main)?.[1]).toBe(list);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/rel="canonical"|og:url|application\/ld\+json/);
  });

  it('in one branch only is an empty list that search engines do not list', async () => {
    const { status, html } = await ask('/services?branch=2&category=nobody');
    expect(status).toBe(200);
    expect(html).toContain('noindex');
  });
});

describe('a visitor who writes an address in their own way', () => {
  it.each([
    ['/services/', '/services'],
    ['/Services?category=11', '/services?category=11'],
    ['/ar/%73ervices', '/ar/services'],
    ['/AR/Shop//', null],
    ['/AR/Shop/Products/?page=2', '/ar/shop/products?page=2'],
    ['/ar/', '/ar'],
    ['/Product/1027/', '/product/1027'],
  ])('is led from %s to %s in one step', async (url, right) => {
    const { status, headers } = await ask(url);
    expect(status).toBe(right ? 301 : 404);
    expect(headers.location).toBe(right ?? undefined);
    if (right) expect((await ask(right)).status).toBe(200);
  });

  it('goes from a private page to sign-in in one step as well', async () => {
    const { status, headers } = await ask('/Cart/');
    expect(status).toBe(302);
    expect(headers.location).toContain('returnTo=%2Fcart');
  });

  it('gets the same headers when only they are asked for', async () => {
    for (const url of ['/services', '/sitemap.xml', '/robots.txt', '/nowhere']) {
      const whole = await ask(url);
      const head = await ask(url, { method: 'HEAD' });
      expect(head.status).toBe(whole.status);
      expect(head.html).toBe('');
      expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    }
  });
});

describe('a crawler', () => {
  it('finds every public page in the sitemap, in both languages, and each of them answers', async () => {
    const { status, html, headers } = await ask('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toContain(`${shopAt}/ar`);
    expect(listed).toContain(`${shopAt}/product/1027`);
    expect(listed).toContain(`${shopAt}/ar/branches?branch=3`);
    expect(html).toContain(`hreflang="ar" href="${shopAt}/ar/product/1027"`);
    for (const address of listed.filter((_, index) => index % 9 === 0)) {
      const page = await ask(address.slice(shopAt.length));
      expect([address, page.status, linkOf(page.html, 'rel="canonical"')]).toEqual([address, 200, address]);
    }
  });

  it('asks the provider for nothing when it comes again', async () => {
    await ask('/sitemap.xml');
    expect(await shop.callsOf(() => ask('/sitemap.xml'))).toEqual([]);
  });

  it('is told where the sitemap is and what is private', async () => {
    const { html } = await ask('/robots.txt');
    expect(html).toContain(`Sitemap: ${shopAt}/sitemap.xml`);
    expect(html).toContain('Disallow: /ar/dashboard\n');
    expect(html).not.toMatch(/Disallow: \/(ar)?\n/);
  });

  it('is not kept waiting by a provider that is down, and finds the pages that are always there', async () => {
    const { statusCode, body } = await loose.app.inject({ url: '/sitemap.xml', headers: { host: 'shop.example' } });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<loc>${shopAt}/gift-cards</loc>`);
  });
});

describe('a hostile name', () => {
  it('or search stays text on the page of results', async () => {
    const rose = { id: 5, name: '<b onclick=alert(1)>Rose</b>', price: 1, duration: 5 };
    loose.provider.answers['GET /products'] = { data: { products: [rose] } };
    const page = async (text: string) =>
      (await loose.app.inject({ url: `/search?q=${encodeURIComponent(text)}`, headers: { host: 'shop.example' } }))
        .body;
    const found = await page('rose');
    expect(found).toContain('<mark>Rose</mark>');
    expect(found).not.toContain('<b onclick');
    expect(await page('"><script>alert(1)</script>')).not.toContain('<script>alert(1)');
  });

  it('stays a name in everything that machines read', async () => {
    const name = `</script><script>alert(1)</script>"'${'x'.repeat(2_000)}`;
    const branches = [{ id: 7, name, description: name, working_times: {} }];
    loose.provider.answers['GET /branches'] = { data: { branches } };
    const { statusCode, body } = await loose.app.inject({
      url: '/branches?branch=7',
      headers: { host: 'shop.example' },
    });
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect([...(/<title>([^<]*)</.exec(body)?.[1] ?? '')].length).toBeLessThan(400);
    expect(factOf(body, 'BeautySalon').name).toContain('alert(1) "\'xxx');
  });
});
