import { expect, test } from 'vitest';
import { examples } from '../../client/playground/examples.ts';
import { moreExamples } from '../../client/playground/more-examples.ts';
import { people } from '../../client/playground/people.ts';
import { fillPlaceholders, NotAskedYet } from '../../client/playground/placeholders.ts';
import { cookieOf, startShop } from '../support/start-shop.ts';

const nameOf = (query: string) => /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '';

test('a developer runs every example of GraphiQL one after the other, and each finds what it needs in the answers before', async () => {
  const shop = await startShop();
  const answers = new Map<string, unknown>();
  let cookie = '';
  const more = Object.values(moreExamples).flat();
  const others = more.filter(({ query }) => !/operations|signOut/.test(query));
  for (const { query, variables = '{}' } of [...examples, ...others]) {
    const filled = fillPlaceholders(JSON.parse(variables), answers);
    // Served over a socket only.
    if (query.includes('subscription')) continue;
    const { data, errors, cookies } = await shop.gql(query, filled, { cookie });
    expect(errors, nameOf(query)).toBeUndefined();
    answers.set(nameOf(query), data);
    cookie = cookieOf(cookies) || cookie;
  }
  expect(answers.size).toBe(examples.length + others.length - 1);
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
