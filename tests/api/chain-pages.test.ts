import { describe, expect, it, test } from 'vitest';
import { chain } from '../support/chain.ts';
import { shopForFile } from '../support/for-file.ts';
import { pathBelow, visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';

/** Bytes of the HTML of a page before it is compressed. */
const mostHtml = 120_000;

const shop = await shopForFile({ providerCacheMs: 60_000 }, chain);
const customer = await shop.signIn('512345678');
const administrator = await shop.signIn('500000001');

/** URLs of long lists that the route table does not name. */
const deepPages = [
  '/branches?page=9',
  '/branches?branch=201',
  '/branches?city=Jeddah',
  '/contact?q=tabuk',
  '/services?branch=150&page=9',
  '/services?menu=41&category=401',
  '/services?service=1001',
  '/search?q=massage',
  '/dashboard/bookings?page=50',
];

const pages = [...routes.map(({ path }) => visitable(path)), ...deepPages].flatMap((path) => [
  path,
  pathBelow('/ar', path),
]);

const visit = async (url: string, cookie?: string) => {
  const { statusCode, body } = await shop.app.inject({
    url,
    headers: { host: 'shop.example', ...(cookie && { cookie }) },
  });
  return { status: statusCode, html: body, bytes: Buffer.byteLength(body) };
};

/** Guests are led away from customers' pages. */
const mayRead = (url: string, who: string) => who === 'an administrator' || !/\/admin/.test(url);

describe.each(['a guest', 'a customer', 'an administrator'])('in a shop of two hundred branches %s', (who) => {
  it.each(pages.filter((url) => mayRead(url, who)))('reads %s in no more than 120 kB of HTML', async (url) => {
    const cookie = { 'a customer': customer, 'an administrator': administrator }[who];
    const { status, bytes } = await visit(url, cookie);
    const isLedAway = who === 'a guest' && /\/(cart|dashboard\/.+|admin)/.test(url);
    expect(status).toBe(isLedAway ? 302 : 200);
    expect(bytes).toBeLessThanOrEqual(mostHtml);
  });
});

const branchesQuery = `query ($filter: BranchFilterInput!) {
  branchPage(filter: $filter) { branches { id name cityName } page { currentPage lastPage total } unfilteredTotal cities { name count } }
}`;

const branchPage = async (filter: object, language: 'ar' | 'en' = 'en') =>
  (await shop.gql(branchesQuery, { filter }, { language })).data.branchPage;

test('a guest is shown a chain’s branches city by city, a page at a time, at one call', async () => {
  let list = await branchPage({});
  expect(await shop.callsOf(async () => (list = await branchPage({ page: 5 })))).toEqual([]);
  expect(list.page).toEqual({ currentPage: 5, lastPage: 17, total: 200 });
  expect(list.branches).toHaveLength(12);
  expect(list.unfilteredTotal).toBe(200);
  expect(list.cities[0]).toEqual({ name: 'Riyadh', count: 42 });
  const cities: string[] = [];
  for (let page = 1; page <= 17; page += 1) {
    for (const { cityName } of (await branchPage({ page })).branches)
      if (cities.at(-1) !== cityName) cities.push(cityName);
  }
  expect(cities).toHaveLength(new Set(cities).size);
  expect(cities).toHaveLength(16);
});

test.each([
  ['en', 'tabuk nakheel', 'Rawnaq Al Nakheel, Tabuk'],
  ['en', 'تبوك النخيل', 'Rawnaq Al Nakheel, Tabuk'],
  ['ar', 'Tabuk NAKHEEL', 'رونق النخيل، تبوك'],
  ['ar', 'نخيل تبوك', 'رونق النخيل، تبوك'],
] as const)(
  'a guest who reads %s finds a branch by "%s", whichever script they write',
  async (language, search, name) => {
    const list = await branchPage({ search }, language);
    expect(list.branches.map((branch: { name: string }) => branch.name)).toEqual([name]);
  },
);

test.each(['Jeddah', 'جدة'])('a city named %s is the same in both languages', async (city) => {
  expect((await branchPage({ city }, 'en')).page.total).toBe(33);
  expect((await branchPage({ city }, 'ar')).page.total).toBe(33);
});

test('a guest without scripts searches, chooses a city and turns the pages of branches', async () => {
  const { html } = await visit('/branches');
  expect(html).toMatch(/<form [^>]*action="\/branches"/);
  expect(html).toContain('href="/branches?city=Jeddah"');
  expect(html).toContain('href="/branches?page=2"');
  const found = await visit('/branches?q=%D8%AA%D8%A8%D9%88%D9%83');
  expect(found.html.match(/id="branch-\d+"/g)).toHaveLength(7);
  expect((await visit('/branches?page=18')).status).toBe(404);
  expect((await visit('/branches?branch=9999')).status).toBe(404);
});

test('the home page of a chain names a few branches of different cities', async () => {
  const { data } = await shop.gql('{ home { branches(first: 8) { cityName } } }');
  const cities = data.home.branches.map(({ cityName }: { cityName: string }) => cityName);
  expect(cities).toHaveLength(8);
  expect(new Set(cities).size).toBe(8);
});

test('a treatment of the chain goes into the cart of a branch in another city', async () => {
  const { data } = await shop.gql('{ services(filter: { branchId: "150" }) { services { id } page { total } } }');
  expect(data.services.page.total).toBeGreaterThan(90);
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { branchName } } } }';
  const input = { productId: data.services.services[0].id, branchId: '150', quantity: 1 };
  const added = await shop.gql(add, { input }, { cookie: await shop.signIn('551112233') });
  expect(added.errors).toBeUndefined();
  expect(JSON.stringify(added.data)).toContain('Rawnaq');
});

test('Noura has five hundred bookings of her own', async () => {
  const { data } = await shop.gql('{ bookings(page: 1) { page { total } } }', {}, { cookie: customer });
  expect(data.bookings.page.total).toBeGreaterThanOrEqual(500);
});
