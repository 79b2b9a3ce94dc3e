import { describe, expect, it } from 'vitest';
import { appForFile } from '../support/for-file.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { startApp } from '../support/start-app.ts';

const shop = await appForFile();

const nested = (levels: number, inside = 'id'): string => `${'menus { '.repeat(levels)}${inside}${' }'.repeat(levels)}`;

const doublingFragments = (levels: number): string => {
  const fragments = Array.from({ length: levels }, (_, level) =>
    level + 1 < levels
      ? `fragment F${level} on MenuList { ...F${level + 1} menus { id } ...F${level + 1} }`
      : `fragment F${level} on MenuList { branchId }`,
  );
  return `{ menus { ...F0 } } ${fragments.join(' ')}`;
};

const bombs: Record<string, string> = {
  'nests 300 levels deep': `{ ${nested(300)} }`,
  'hides its depth in fragments': `{ ...A } fragment A on Query { menus { ...B } } fragment B on MenuList { ${nested(8)} }`,
  'doubles itself through 60 fragments': doublingFragments(60),
  'has a fragment that contains itself':
    '{ menus { ...A } } fragment A on MenuList { menus { ...B } } fragment B on Menu { ...A }',
  'asks the same under 16 names': `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: branches { id }`).join(' ')} }`,
  'hides its aliases in fragments': `{ ...A ...B } ${['A', 'B'].map((name) => `fragment ${name} on Query { ${Array.from({ length: 9 }, (_, i) => `${name}${i}: branches { id }`).join(' ')} }`).join(' ')}`,
  'fans out over lists in lists': `{ ${Array.from({ length: 10 }, (_, i) => `a${i}: menus { menus { categories { subCategories { id } } } }`).join(' ')} }`,
  'repeats one field 1,400 times': `{ branches { ${'id '.repeat(1_400)} } }`,
  'repeats one field 11 times': `{ __typename ${'__typename '.repeat(10)} }`,
  'hides the copies of a field in fragments': `{ branches { ${'...A '.repeat(11)} } } fragment A on Branch { id }`,
  'hides the copies of a field in copies of its parent': `{ ${'branches { id ... { id } ... on Branch { id } } '.repeat(4)} }`,
  'is longer than 1,500 tokens': `{ branches { ${'id '.repeat(1_600)} } }`,
  'compares 140 fragments with each other': `{ branches { ${Array.from({ length: 140 }, (_, i) => `...F${i}`).join(' ')} } } ${Array.from({ length: 140 }, (_, i) => `fragment F${i} on Branch { id a${i}: id }`).join(' ')}`,
  'carries 200 directives': `{ branches { id ${'@skip(if: true) '.repeat(200)} } }`,
  'carries 21 directives, each allowed by itself': `{ branches { ${Array.from({ length: 21 }, (_, i) => `... @skip(if: ${i > 3}) { a${i % 9}: id }`).join(' ')} } }`,
  'multiplies its directives by fragments': `{ branches { ${'...A '.repeat(8)} } } fragment A on Branch { id @skip(if: false) @include(if: true) ... @include(if: true) { name } }`,
  'repeats a directive on its operation': `query ${'@nothing '.repeat(21)} { __typename }`,
  'has ten directives that nobody knows': `{ __typename ${Array.from({ length: 10 }, (_, i) => `@unknown${i}`).join(' ')} }`,
  'misspells 480 fields': `{ ${Array.from({ length: 480 }, (_, i) => `branchez${i}`).join(' ')} }`,
  'holds a text of 60 kB': `{ catalogueItem(id: "${'x'.repeat(60_000)}") { nothing } }`,
  'declares 250 variables': `query (${Array.from({ length: 250 }, (_, i) => `$v${i}: Nothing`).join(' ')}) { branches { id } }`,
  'is a syntax tree in JSON': JSON.stringify({ kind: 'Document', definitions: [] }),
  'holds two operations': 'query A { branches { id } } mutation B { signOut }',
  'holds no operation': 'fragment A on Branch { id }',
};

describe('a query cannot stop the shop', () => {
  for (const [what, query] of Object.entries(bombs)) {
    it(`refuses a document that ${what} while others are answered as ever`, async () => {
      const longestWhile = async (asking: Promise<unknown>) => {
        let isOver = false;
        void asking.finally(() => {
          isOver = true;
        });
        let longest = 0;
        do {
          const startedAt = performance.now();
          await (await fetch(`${shop.url}/healthz`)).text();
          longest = Math.max(longest, performance.now() - startedAt);
        } while (!isOver);
        return longest;
      };
      const usual = await longestWhile(postGraphql(shop.url, { query: '{ __typename }' }));
      const bomb = postGraphql(shop.url, { query });
      expect(await longestWhile(bomb)).toBeLessThan(Math.max(400, 10 * usual));
      const { status, errors, data } = await bomb;
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect(errors?.length).toBeLessThanOrEqual(5);
      expect(errors?.every((error) => error.extensions.code === 'GRAPHQL_INVALID')).toBe(true);
    });
  }

  it('lets an honest visitor repeat a few fields in fragments, and leave some out', async () => {
    const query = `query ($isShort: Boolean!) { branches { id ...A ...B ... @skip(if: $isShort) { phone } } }
      fragment A on Branch { id name } fragment B on Branch { id name @include(if: $isShort) }`;
    const { errors } = await postGraphql(shop.url, { query, variables: { isShort: true } });
    expect(errors?.map((error) => error.extensions.code)).toEqual(['PROVIDER_UNAVAILABLE']);
  });

  it('refuses a body of more than 64 kB', async () => {
    const { status } = await postGraphql(shop.url, { query: `{ branches { id } } #${'x'.repeat(66_000)}` });
    expect(status).toBe(413);
  });

  it('refuses several requests in one', async () => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(response.status).toBe(400);
  });

  it('lets an honest visitor ask for a page of services with its menus', async () => {
    const query = `query ($filter: ServiceFilterInput!) {
      branches { id name workingTimes { day opensAt } }
      menus { branchId menus { id name categories { id name subCategories { id name } } } }
      services(filter: $filter) { services { id name price { amount } } page { total } }
    }`;
    const { errors } = await postGraphql(shop.url, { query, variables: { filter: { page: 1 } } });
    expect(errors?.map((error) => error.extensions.code)).not.toContain('GRAPHQL_INVALID');
  });
});

describe('a stranger learns nothing of the inside', () => {
  it('hears of every wrong variable, however often the same document came before', async () => {
    const query = 'query ($filter: ServiceFilterInput) { services(filter: $filter) { page { currentPage } } }';
    const ask = (filter: unknown) => postGraphql(shop.url, { query, variables: { filter } });
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await ask({ page: 'one', sort: 'DEAREST' });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['GRAPHQL_INVALID', 'GRAPHQL_INVALID']);
      const { errors: others } = await ask({ page: 1 });
      expect(others?.map(({ extensions }) => extensions.code)).not.toContain('GRAPHQL_INVALID');
    }
  });

  it('hears that the provider is away and no words of the machinery', async () => {
    const { errors } = await postGraphql(shop.url, { query: '{ branches { id } }' });
    expect(errors?.[0]?.extensions.code).toBe('PROVIDER_UNAVAILABLE');
    expect(JSON.stringify(errors)).not.toMatch(/ECONN|127\.0\.0\.1|node_modules|\.ts|at /);
  });

  it('finds no introspection and no GraphiQL in production', async () => {
    await using production = await startApp({ NODE_ENV: 'production' });
    const { status, errors } = await postGraphql(production.url, { query: '{ __schema { types { name } } }' });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_INVALID');
    const page = await fetch(`${production.url}/graphiql`);
    expect(page.status).toBe(404);
    await page.text();
  });

  it('finds introspection where GraphiQL is switched on', async () => {
    const { data } = await postGraphql(shop.url, { query: '{ __schema { queryType { name } } }' });
    expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  it('is told which name was meant by a misspelt one where GraphiQL is, and gets no hint in production', async () => {
    await using production = await startApp({ NODE_ENV: 'production' });
    const misspelt = [
      { query: '{ branchez { id } }' },
      {
        query: 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }',
        variables: { input: { mobileNumbr: '512345678', acceptTerms: true } },
      },
    ];
    for (const asked of misspelt) {
      const [here, there] = await Promise.all([shop, production].map(({ url }) => postGraphql(url, asked)));
      expect(here?.errors?.map(({ message }) => message).join()).toMatch(/Did you mean "(?:branches|mobileNumber)"/);
      expect(there?.code).toBe('GRAPHQL_INVALID');
      expect(JSON.stringify(there)).not.toMatch(/Did you mean|"branches"/);
    }
  });
});
