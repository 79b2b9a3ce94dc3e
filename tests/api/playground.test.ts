import { buildSchema, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { fillPlaceholders, NotAskedYet } from '../../client/playground/conversation.ts';
import { examples, operations } from '../../client/playground/examples.ts';
import { people } from '../../client/playground/sandbox.ts';
import { sourceFiles } from '../support/source-files.ts';
import { cookieOf, startShop } from '../support/start-shop.ts';

const nameOf = (query: string) => /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '';

test('a developer finds an example of every field that can be asked, but for those that are to go', async () => {
  const schema = buildSchema(
    sourceFiles('schema/*.graphql')
      .map(({ text }) => text)
      .join('\n'),
  );
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  const wanted = fields.filter(({ deprecationReason }) => !deprecationReason).map(({ name }) => name);
  const asked = new Set<string>();
  for (const { query } of [...examples, ...operations]) {
    const document = parse(query);
    expect(validate(schema, document), query).toEqual([]);
    const types = new TypeInfo(schema);
    const note = (name: string) => roots.includes(types.getParentType() as (typeof roots)[number]) && asked.add(name);
    visit(document, visitWithTypeInfo(types, { Field: ({ name }) => void note(name.value) }));
  }
  expect(wanted.filter((name) => !asked.has(name))).toEqual([]);
});

test('a developer knows each example by its name, wherever it stands', () => {
  const names = operations.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^\w+$/.test(name))).toStrictEqual([]);
});

test('a developer runs every example of GraphiQL one after the other, and each finds what it needs in the answers before', async () => {
  const shop = await startShop();
  const answers = new Map<string, unknown>();
  let cookie = '';
  for (const { query, variables = '{}' } of examples) {
    const filled = fillPlaceholders(JSON.parse(variables), answers);
    // Served over a socket only.
    if (query.includes('subscription')) continue;
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
  const [sandboxed, real] = [await startShop({ providerPublicUrl: 'http://localhost:4000' }), await startShop()];
  const page = async ({ app }: typeof real) => (await app.inject('/graphiql')).body;
  expect(await page(sandboxed)).toContain('id="playground" data-sandbox');
  expect(await page(real)).not.toContain('data-sandbox');
  const { customers } = await import('../../server/sandbox/seed/customers.ts');
  const known = new Map(customers.map(({ mobileNumber, firstName }) => [mobileNumber, firstName]));
  for (const { name, mobileNumber } of people) {
    const cookie = await real.signIn(mobileNumber);
    expect(cookie).not.toBe('');
    expect(known.get(`966${mobileNumber}`)).toMatch(name === 'Sara' ? 'سارة' : name);
  }
  await Promise.all([sandboxed.close(), real.close()]);
});
