import { describe, expect, it } from 'vitest';
import { productById } from '../../server/sandbox/catalogue.ts';
import { shopForFile } from '../support/for-file.ts';
import { pathBelow, visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';

const shop = await shopForFile();
const customer = await shop.signIn('512345678');
const administrator = await shop.signIn('500000001');

type Visit = { cookie?: string; headers?: Record<string, string> };

const visit = async (url: string, { cookie, headers = {} }: Visit = {}) => {
  const answer = await shop.app.inject({
    url,
    headers: { host: 'shop.example', ...headers, ...(cookie && { cookie }) },
  });
  return { status: answer.statusCode, html: answer.body, headers: answer.headers };
};

const languages = [
  { prefix: '', lang: 'en', dir: 'ltr' },
  { prefix: '/ar', lang: 'ar', dir: 'rtl' },
];

const inBothLanguages = (paths: string[]) =>
  languages.flatMap((language) => paths.map((path) => ({ ...language, path, url: pathBelow(language.prefix, path) })));

const publicPages = [
  '/',
  '/contact',
  '/branches',
  '/services',
  '/gift-list',
  '/gift-cards',
  '/auth-status',
  '/product/1027',
  '/notifications',
  '/shop/products',
  '/shop/categories',
  '/shop/shop-draft',
  '/secure-payment',
  '/dashboard',
  '/auth/login',
];

const customerPages = [
  '/cart',
  '/dashboard/wallet',
  '/dashboard/profile',
  '/dashboard/tickets',
  '/dashboard/bookings',
  '/dashboard/gift-cards',
];

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const languageOf = (html: string) => /<html lang="(\w+)" dir="(\w+)">/.exec(html)?.slice(1).join(' ');
/** Icons whose drawing is missing. */
const emptyIcons = (html: string) => html.match(/<svg[^>]*><\/svg>/g) ?? [];
const headings = (html: string) => html.match(/<h1[ >]/g)?.length ?? 0;

/** The layout of a page, by the elements around its own part; empty for one that has a name nowhere. */
const layoutOf = (html: string) => {
  const [above = '', main = '', below = ''] = html.split(/<main|<\/main>/);
  const rooms = /<nav[^>]*aria-label="(?:My account|حسابي)"/;
  if (/<header/.test(above) && /<footer/.test(below)) return rooms.test(main) ? 'dashboard' : 'default';
  return /<header|<footer|<nav/.test(above + below) ? '' : 'blank';
};

describe('the pages', () => {
  it.each(inBothLanguages(publicPages))(
    'a visitor without JavaScript reads $url [RT-01 RT-03 RT-06 RT-08 RT-09 RT-10 RT-11 RT-12 RT-15 RT-16 RT-17 RT-18 RT-19 RT-20 RT-27 PROD-05]',
    async ({ url, path, lang, dir }) => {
      const { status, html } = await visit(url);
      expect(status).toBe(200);
      const layout = ['/secure-payment', '/dashboard'].includes(path) ? 'blank' : 'default';
      expect(layoutOf(html)).toBe(layout);
      const own = await visit(url, { cookie: customer });
      expect(layoutOf(own.html), 'of a customer').toBe(path === '/gift-list' ? 'dashboard' : layout);
      expect(languageOf(html)).toBe(`${lang} ${dir}`);
      expect(titleOf(html).length).toBeGreaterThan(3);
      expect(headings(html)).toBe(1);
      expect(emptyIcons(html)).toEqual([]);
    },
  );

  it.each(inBothLanguages(customerPages))(
    'a customer who is signed in reads $url [RT-04 RT-22 RT-23 RT-24 RT-25 RT-26 ROLE-02]',
    async ({ url, path, lang }) => {
      const { status, html, headers } = await visit(url, { cookie: customer });
      expect(status).toBe(200);
      expect(layoutOf(html)).toBe(path === '/cart' ? 'default' : 'dashboard');
      expect(languageOf(html)).toContain(lang);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headings(html)).toBe(1);
      expect(emptyIcons(html)).toEqual([]);
    },
  );

  it('a customer who is signed in has the way between the rooms of their account beside their gifts too', async () => {
    const { html } = await visit('/gift-list', { cookie: customer });
    expect(html).toMatch(
      /<a[^>]*href="\/gift-list"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*href="\/gift-list"/,
    );
  });

  it.each(inBothLanguages([...customerPages, '/admin']))(
    'a guest who wants $url is sent home to sign in and will come back [ROLE-05 RT-04 RT-05 RT-22 RT-23 RT-24 RT-25 RT-26]',
    async ({ url, prefix }) => {
      const { status, headers } = await visit(`${url}?a=1`);
      expect(status).toBe(302);
      const location = new URL(String(headers.location), 'http://shop.example');
      expect(location.pathname).toBe(prefix || '/');
      expect(location.searchParams.get('signIn')).toBe('required');
      expect(location.searchParams.get('returnTo')).toBe(`${url}?a=1`);
    },
  );

  it.each(inBothLanguages(['/admin']))('only an administrator reads $url [RT-05 ROLE-03 PROD-04]', async ({ url }) => {
    expect((await visit(url, { cookie: customer })).status).toBe(403);
    const { status, html } = await visit(url, { cookie: administrator });
    expect([status, layoutOf(html)]).toEqual([200, 'default']);
  });

  it('every page wears one of three layouts [NAV-07]', async () => {
    const pages = await Promise.all(routes.map(({ path }) => visit(visitable(path), { cookie: administrator })));
    expect([...new Set(pages.map(({ html }) => layoutOf(html)))].sort()).toEqual(['blank', 'dashboard', 'default']);
  });

  it('a guest finds the branches inside the usual frame, under their title and description [RT-07]', async () => {
    const { status, html } = await visit('/branches');
    expect(status).toBe(200);
    expect(/<header[\s\S]*<main[\s\S]*id="branch-1"[\s\S]*<footer/.test(html)).toBe(true);
    expect(titleOf(html)).toMatch(/^Branches\b/);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(/^Find our branches and locations/);
  });

  it.each(['/product/1027copy', '/product/1027%20copy'])(
    'a visitor of the leftover address %s sees the product and search engines its real address [RT-13 RT-14]',
    async (url) => {
      const { status, html } = await visit(url);
      expect(status).toBe(200);
      expect(/<header[\s\S]*<main[\s\S]*<footer/.test(html)).toBe(true);
      expect(canonicalOf(html)).toBe('http://shop.example/product/1027');
      const { html: own } = await visit('/product/1027');
      const titles = (page: string) => [titleOf(page), /<h1[^>]*>[^<]*/.exec(page)?.[0]];
      expect(titles(html)).toEqual(titles(own));
    },
  );

  it.each(['/nowhere', '/ar/nowhere/at/all', '/services/x', '/en/services'])(
    'a visitor of the unknown address %s is told the whole path [NAV-01 NAV-08]',
    async (url) => {
      const { status, html } = await visit(url);
      expect(status).toBe(404);
      expect(html.includes(`\u2068${url}\u2069`)).toBe(true);
      expect(html.includes('<meta name="robots" content="noindex">')).toBe(true);
    },
  );

  it.each([
    ['/product/no.such$id', '\u2068/product/no.such$id\u2069'],
    ['/ar/product/%3Cscript%3E', '\u2068/ar/product/%3Cscript%3E\u2069'],
    ['/product/99999999', 'The link may be old.'],
  ])(
    'a visitor of the impossible product %s gets a page that says so, with the path when it cannot be one [NAV-02 NAV-08]',
    async (url, told) => {
      const { status, html } = await visit(url);
      expect(status).toBe(404);
      expect(html.includes(told)).toBe(true);
      const scripts = (page: string) => page.match(/<script>/g)?.length;
      expect(scripts(html)).toBe(scripts((await visit('/contact')).html));
    },
  );

  it('the remains of a sign-in that counts for nothing are cleared on the way to the home page [SIGN-24]', async () => {
    const { status, headers } = await visit('/dashboard/wallet', { cookie: 'auth_token=a.b.c' });
    expect(status).toBe(302);
    expect(String(headers['set-cookie'])).toMatch(/^auth_token=; Max-Age=0/);
  });

  it('a guest sees nothing private on the account landing [RT-20]', async () => {
    const own = await visit('/dashboard', { cookie: customer });
    expect(/512345678|Al-Qahtani/.test(own.html.replaceAll(/<script.*?<\/script>/gs, ''))).toBe(false);
  });
});

describe('the language of the first page', () => {
  const treatment = productById(1002);

  it('follows the address before everything else [LANG-02]', async () => {
    const arabicVisitor = { headers: { 'accept-language': 'ar', cookie: 'locale=ar' } };
    const englishVisitor = { headers: { 'accept-language': 'en', cookie: 'locale=en' } };
    const english = (await visit('/services', arabicVisitor)).html;
    const arabic = (await visit('/ar/services', englishVisitor)).html;
    expect([english, arabic].map(languageOf)).toEqual(['en ltr', 'ar rtl']);
    const named = (html: string) => [treatment?.name.en, treatment?.name.ar].map((name) => html.includes(`>${name}<`));
    expect([english, arabic].map(named)).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    { cookie: 'locale=ar', accept: 'en', wants: '/ar' },
    { cookie: 'locale=en', accept: 'ar', wants: null },
    { cookie: '', accept: 'ar-SA,ar;q=0.9,en;q=0.5', wants: '/ar' },
    { cookie: '', accept: 'en-GB,ar;q=0.5', wants: null },
    { cookie: '', accept: 'fr', wants: null },
    { cookie: 'locale=xx', accept: '', wants: null },
  ])(
    'on the bare root is the one of cookie "$cookie", then of browser "$accept", then English [LANG-02]',
    async ({ cookie, accept, wants }) => {
      const { status, headers } = await visit('/?utm=1', { headers: { 'accept-language': accept, cookie } });
      expect(status).toBe(wants ? 302 : 200);
      if (wants) expect(headers.location).toBe(`${wants}?utm=1`);
      expect(headers.vary).toMatch(/Cookie, Accept-Language/i);
    },
  );
});

describe('what is remembered of a page', () => {
  it('a guest’s page carries no personal byte and a customer’s is kept nowhere', async () => {
    expect((await visit('/services')).headers['cache-control']).toBe('private, no-cache');
    expect((await visit('/services', { cookie: customer })).headers['cache-control']).toBe('private, no-store');
  });

  it('no text of a page can close its data block', async () => {
    const { html } = await visit('/nowhere/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(html.includes('<script>alert(1)')).toBe(false);
  });

  it('each language brings its own letters at once, whichever was asked for first', async () => {
    const lettersOf = async (url: string) => {
      const { html } = await visit(url);
      return Array.from(
        html.matchAll(/<link rel="preload" href="\S*readex-pro-(\w+)-\S*" as="font"/g),
        ([, script]) => script,
      );
    };
    for (const url of ['/contact', '/ar/contact', '/contact']) {
      expect(await lettersOf(url), url).toEqual(url.startsWith('/ar') ? ['arabic', 'latin'] : ['latin']);
    }
  });
});
