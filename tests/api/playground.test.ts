import { buildSchema, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { contractText } from '../../build/schema-page.ts';
import { fillPlaceholders, NotAskedYet } from '../../client/playground/conversation.ts';
import { examples } from '../../client/playground/examples.ts';
import { featureExamples } from '../../client/playground/feature-examples.ts';
import { people } from '../../client/playground/sandbox.ts';
import { cookieOf, startShop } from '../support/start-shop.ts';

const nameOf = (query: string) => /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '';

const more = Object.values(featureExamples).flat();

test('a developer finds an example of every field that can be asked, but for those that are to go', async () => {
  const schema = buildSchema(contractText());
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  const wanted = fields.filter(({ deprecationReason }) => !deprecationReason).map(({ name }) => name);
  const asked = new Set<string>();
  for (const { query } of [...examples, ...more]) {
    const document = parse(query);
    expect(validate(schema, document), query).toEqual([]);
    const types = new TypeInfo(schema);
    const note = (name: string) => roots.includes(types.getParentType() as (typeof roots)[number]) && asked.add(name);
    visit(document, visitWithTypeInfo(types, { Field: ({ name }) => void note(name.value) }));
  }
  expect(wanted.filter((name) => !asked.has(name))).toEqual([]);
});

test('a developer knows each example by its name, wherever it stands', () => {
  const names = more.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /\b(?:its?|them|these|mine|as it is)\b/i.test(name))).toStrictEqual([]);
});

test('a developer runs every example of GraphiQL one after the other, and each finds what it needs in the answers before', async () => {
  const shop = await startShop();
  const answers = new Map<string, unknown>();
  let cookie = '';
  // The last ones end the session; a code is written by hand.
  const others = more.filter(({ query }) => !/register\(|signOut|deleteProfile/.test(query));
  for (const { query, variables = '{}' } of [...examples, ...others]) {
    const filled = fillPlaceholders(JSON.parse(variables), answers);
    // Served over a socket only.
    if (query.includes('subscription')) continue;
    if (/operations|purge/.test(query)) cookie = await shop.signIn('500000001');
    const { data, errors, cookies } = await shop.gql(query, filled, { cookie });
    expect(errors, query).toBeUndefined();
    answers.set(nameOf(query), data);
    cookie = cookieOf(cookies) || cookie;
  }
  await shop.close();
});

test('a developer is told which example to run first', () => {
  const answers = new Map([['FreeTimes', { availableDays: [] }]]);
  const variables = { input: [{ startAt: '{{FreeTimes.availableDays.0.startAt}}' }] };
  expect(() => fillPlaceholders(variables, answers)).toThrow(NotAskedYet);
  expect(() => fillPlaceholders(variables, answers)).toThrow('Run FreeTimes first');
  expect(fillPlaceholders({ note: 'see {{this}}', count: 3 }, answers)).toEqual({ note: 'see {{this}}', count: 3 });
});

test('a developer signs in as a customer of the sandbox by one press, and a real provider sends no message', async () => {
  const providerPublicUrl = 'http://localhost:4000';
  const [sandboxed, real] = [await startShop({ providerPublicUrl }), await startShop()];
  const stubbed = await startShop({ providerPublicUrl, isDemo: false });
  const page = async ({ app }: typeof real) => (await app.inject('/graphiql')).body;
  expect(await page(sandboxed)).toContain('id="playground" data-sandbox="customers"');
  expect(await page(stubbed)).toMatch(/id="playground" data-sandbox(?!=)/);
  expect(await page(real)).not.toContain('data-sandbox');
  const { customers } = await import('../../server/sandbox/seed/customers.ts');
  const known = new Map(customers.map(({ mobile_number, first_name }) => [mobile_number, first_name]));
  for (const { name, mobileNumber } of people) {
    const cookie = await real.signIn(mobileNumber);
    expect(cookie).not.toBe('');
    expect(known.get(`966${mobileNumber}`)).toMatch(name === 'Sara' ? 'سارة' : name);
  }
  await Promise.all([sandboxed.close(), stubbed.close(), real.close()]);
});

test('a developer sets faults and stubs of the sandbox from the panel, and no other page and no real provider takes them', async () => {
  const [sandboxed, real] = [
    // The cache would hide them.
    await startShop({ providerPublicUrl: 'http://localhost:4000', providerCacheMs: 600_000 }),
    await startShop(),
  ];
  const lever = (name: string, method: 'POST' | 'DELETE', payload: object = {}, where = sandboxed, origin = '') =>
    where.app.inject({
      url: `/graphiql/sandbox/${name}`,
      method,
      ...(method === 'POST' && { payload }),
      ...(origin && { headers: { origin } }),
    });
  const fault = { kind: 'status', status: 503, method: 'GET', path: 'branches' };
  const readBranches = async () => (await sandboxed.gql('{ branches { name } }')).code;
  expect((await lever('faults', 'POST', fault)).statusCode).toBe(200);
  expect(await readBranches()).toBe('PROVIDER_UNAVAILABLE');
  await lever('faults', 'DELETE');
  expect(await readBranches()).toBeUndefined();
  const stub = { method: 'GET', path: 'branches', query: {}, answer: { body: { data: { branches: [] } } } };
  expect((await lever('stubs', 'POST', stub)).json()).toMatchObject({ ok: true, name: expect.any(String) });
  expect((await sandboxed.gql('{ branches { name } }')).data).toEqual({ branches: [] });
  await lever('stubs', 'DELETE');
  expect((await lever('stubs', 'POST', { path: 'a?b=c', answer: {} })).statusCode).toBe(422);
  expect((await lever('faults', 'POST', fault, sandboxed, 'https://evil.example')).statusCode).toBe(403);
  expect((await lever('reset', 'POST')).statusCode).toBe(404);
  expect((await lever('faults', 'POST', fault, real)).statusCode).toBe(404);
  expect(await readBranches()).toBeUndefined();
  await Promise.all([sandboxed.close(), real.close()]);
});
