import { describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { looseProviderForFile, shopForFile } from '../support/for-file.ts';
import { answerWith } from '../support/start-loose-provider.ts';
import { askerOf, type GqlAnswer, startShop, testConfig } from '../support/start-shop.ts';

const searchQuery = `query ($text: String!, $kinds: [SearchKind!], $first: Int! = 20) {
  search(text: $text, kinds: $kinds, first: $first) {
    isComplete
    totals { kind count }
    hits {
      kind isRetail nameMatches { start end } parentCategory { id name }
      item {
        __typename
        ... on Service { id name durationMinutes price { amount } }
        ... on Product { id name price { amount } isGiftCard }
        ... on Branch { id name cityName isOpen }
        ... on Category { id name }
      }
    }
  }
}`;

type Hit = {
  kind: string;
  isRetail: boolean;
  nameMatches: { start: number; end: number }[];
  parentCategory: { id: string } | null;
  item: { __typename: string; id: string; name: string; price?: { amount: number } };
};

const hitsOf = ({ data }: GqlAnswer): Hit[] => data.search.hits;
const namesOf = (answer: GqlAnswer) => hitsOf(answer).map(({ item }) => item.name);

const shop = await shopForFile({ providerCacheMs: 0 });
const provider = await looseProviderForFile();

/** A shop in front of the loose provider, which has read nothing yet. */
const ownShop = async () => {
  const app = await buildApp(testConfig(provider.url, { providerCacheMs: 0, providerTimeoutMs: 500 }));
  return { ask: askerOf(app), [Symbol.asyncDispose]: () => app.close() };
};

const products = (...list: object[]) => ({ data: { products: list } });
const massage = { id: 1, name: 'Massage', price: '120.50', duration: 60 };

describe('a visitor who searches', () => {
  test('finds services, products, branches and categories in the language of the page, at one reading of the lists', async () => {
    const calls = await shop.callsOf(async () => {
      // Two at once are one reading.
      const [massages, rose] = await Promise.all([
        shop.gql(searchQuery, { text: 'massage' }),
        shop.gql(searchQuery, { text: 'rose serum' }),
      ]);
      expect(massages.errors).toBeUndefined();
      expect(massages.data.search.isComplete).toBe(true);
      const kinds = new Set(hitsOf(massages).map(({ kind }) => kind));
      expect(kinds).toEqual(new Set(['SERVICE', 'PRODUCT', 'BRANCH', 'CATEGORY']));
      expect(hitsOf(massages)[0]?.item).toMatchObject({ __typename: 'Category', name: 'Massage' });
      expect(hitsOf(rose)[0]).toMatchObject({ kind: 'PRODUCT', isRetail: true, item: { name: 'Taif rose serum' } });
    });
    const counted = Object.entries(Object.groupBy(calls, (call) => call)).map(
      ([call, all]) => `${all?.length} ${call}`,
    );
    expect(counted.sort()).toEqual(['1 GET /branches', '2 GET /menus', expect.stringMatching(/^[67] GET \/products$/)]);

    const again = await shop.callsOf(async () => {
      const [branch] = hitsOf(await shop.gql(searchQuery, { text: 'hittin', kinds: ['BRANCH'] }));
      expect(branch?.item).toMatchObject({ __typename: 'Branch', id: '2', isOpen: expect.any(Boolean) });
    });
    expect(again).toEqual([]);

    const arabic = await shop.gql(searchQuery, { text: 'الأظافِر' }, { language: 'ar' });
    expect(namesOf(arabic)).toContain('الأظافر');
    expect(hitsOf(arabic)[0]?.nameMatches).toEqual([{ start: 0, end: 7 }]);
    const sub = hitsOf(await shop.gql(searchQuery, { text: 'مانيكير', kinds: ['CATEGORY'] }, { language: 'ar' }))[0];
    expect(sub).toMatchObject({ isRetail: false, parentCategory: { id: '12' }, item: { id: '121' } });
  });

  test.each([
    ['hamam', 'الحمام'],
    ['hammaam', 'الحمام'],
    ['هديه', 'بطاقات الإهداء'],
    ['gift card', 'بطاقات الإهداء'],
  ])('in Arabic finds what is meant by "%s" first', async (text, first) => {
    expect(namesOf(await shop.gql(searchQuery, { text }, { language: 'ar' }))[0]).toBe(first);
  });

  test('is refused a text of more than 200 characters and numbers out of bounds, and finds nothing for a blank text at no call', async () => {
    const calls = await shop.callsOf(async () => {
      const long = await shop.gql(searchQuery, { text: 'a'.repeat(201) }, { language: 'ar' });
      expect(long.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fields: { text: expect.stringContaining('200') },
      });
      for (const first of [0, -1, 51]) {
        const { errors } = await shop.gql(searchQuery, { text: 'a', first });
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { first: expect.any(String) } });
      }
      expect((await shop.gql(searchQuery, { text: ' \n ' })).data.search).toEqual({
        hits: [],
        totals: [],
        isComplete: true,
      });
    });
    expect(calls).toEqual([]);
  });

  test('gets at most so many of each kind, and learns how many there are', async () => {
    const { data } = await shop.gql(searchQuery, { text: 'hair', first: 2 });
    const services = data.search.hits.filter(({ kind }: Hit) => kind === 'SERVICE');
    expect(services).toHaveLength(2);
    const total = data.search.totals.find(({ kind }: { kind: string }) => kind === 'SERVICE');
    expect(total.count).toBeGreaterThan(2);
  });

  test('who asks without end is told to wait', async () => {
    const limited = await startShop({ rateLimitFactor: 1 });
    const from = '10.9.8.7';
    const answers = [];
    for (let count = 0; count < 241; count += 1)
      answers.push(await limited.gql(searchQuery, { text: 'spa' }, { from }));
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    expect(answers.at(-1)?.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await limited.gql(searchQuery, { text: 'spa' }, { from: '10.9.8.6' })).errors).toBeUndefined();
    await limited.close();
  });
});

describe('a search while the provider is in trouble', () => {
  test('still finds what the other lists have, and says that something is missing', async () => {
    await using own = await ownShop();
    provider.answers = {
      'GET /products': products(massage),
      'GET /branches': answerWith(500, { message: 'broken' }),
      'GET /menus': answerWith(200, { unexpected: true }),
    };
    const { data } = await own.ask(searchQuery, { text: 'massage' });
    expect(data.search).toMatchObject({
      isComplete: false,
      hits: [{ kind: 'SERVICE', item: { id: '1', price: { amount: 12_050 } } }],
    });
  });

  test('fails with the reason when nothing can be read, and works when the provider is back', async () => {
    await using own = await ownShop();
    const down = await own.ask(searchQuery, { text: 'massage' });
    expect(down.code).toMatch(/^(NOT_FOUND|PROVIDER_UNAVAILABLE)$/);
    const asked = provider.calls.length;
    await own.ask(searchQuery, { text: 'massage' });
    expect(provider.calls.length).toBe(asked);
    provider.answers = { 'GET /products': products(massage) };
    await expect
      .poll(async () => (await own.ask(searchQuery, { text: 'massage' })).data?.search.hits.length, { timeout: 8_000 })
      .toBe(1);
  });

  test('says at once what it has when one list never comes, and no visitor waits for long', async () => {
    await using own = await ownShop();
    provider.answers = { 'GET /products': products(massage), 'GET /branches': () => {} };
    const { data } = await own.ask(searchQuery, { text: 'massage' });
    expect(data.search.isComplete).toBe(false);
    expect(data.search.hits).toHaveLength(1);
  });

  test('asks a provider that counts pages without end for a few only', async () => {
    await using own = await ownShop();
    provider.answers = {
      'GET /products': { data: { products: [massage], pagination_options: { current_page: 1, last_page: 1e9 } } },
    };
    const { data } = await own.ask(searchQuery, { text: 'massage' });
    expect(data.search.hits).toHaveLength(1);
    expect(provider.calls.filter(({ path }) => path.endsWith('/products')).length).toBeLessThanOrEqual(10);
  });
});

describe('a provider with habits of its own', () => {
  test('has each thing found once when its lists are the same for every kind of business', async () => {
    await using own = await ownShop();
    provider.answers = {
      'GET /products': products(massage, { id: 2, name: 'Massage oil', price: 80 }),
      'GET /menus': { menus: [{ id: 1, name: 'All', menu_categories: [{ id: 3, name: 'Massage', children: [] }] }] },
    };
    const found = hitsOf(await own.ask(searchQuery, { text: 'massage' }));
    expect(found.map(({ kind, item }) => `${kind} ${item.id}`).sort()).toEqual([
      'CATEGORY 3',
      'PRODUCT 2',
      'SERVICE 1',
    ]);
  });

  test('may write markup into names: it is neither searched nor answered', async () => {
    await using own = await ownShop();
    const name = `<img src=x onerror=alert(1)>${'ن'.repeat(2_000)}`;
    provider.answers = { 'GET /products': products({ id: 9, name, description: '<b>warm</b> stones' }) };
    const [hit] = hitsOf(await own.ask(searchQuery, { text: 'warm' }));
    expect(hit?.item.name).toBe(`${'ن'.repeat(119)}…`);
    expect(hitsOf(await own.ask(searchQuery, { text: 'onerror' }))).toEqual([]);
    expect(hitsOf(await own.ask(searchQuery, { text: '<b>' }))).toHaveLength(0);
  });
});
