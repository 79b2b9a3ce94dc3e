import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allowed } from '../provider-api/allowed.ts';
import { createAsker } from '../provider-api/asker.ts';
import type { Known, ProviderCall } from '../provider-api/call.ts';
import { describedCalls, validatorFor } from '../provider-api/description.ts';
import { providerCalls } from '../provider-api/provider-calls.ts';
import { wrongIn } from '../provider-api/sent.ts';
import { sourceFiles } from '../support/source-files.ts';

/** Method and template of every call in the sources of the client. */
const made = sourceFiles('server/provider/*.ts').flatMap(({ text }) =>
  [...text.matchAll(/client\s*\.(get|post|put|delete)(?:<[^(]*>)?\(\s*(['"`])(.+?)\2/g)].map(
    ([, method = '', , template]) => `${method.toUpperCase()} ${template}`,
  ),
);

const known: Required<Known> = {
  branchId: '1',
  productId: '1027',
  masterId: '71027',
  addressId: '7',
  lineId: '21',
  times: { start_at: '2026-12-01 16:00:00', end_at: '2026-12-01 17:00:00' },
  orderId: '31',
  orderNumber: 'RQ1031',
  giftId: '5',
  giftProductId: '41',
  serialNumber: 'GC-0000-000001',
  methodId: '1',
};

/** The call as the shop's own function makes it, and the result of the answer. */
const exchangesOf = async (call: ProviderCall, answer: unknown) => {
  const asker = createAsker(async () => ({ status: 200, text: JSON.stringify(answer) }));
  asker.only(call.endpoint);
  // An incomplete order is looked for in a list, which is not asked here.
  await call.ask(asker.client, known, () => undefined).catch(() => undefined);
  return asker.exchanges;
};

describe('the description of the provider’s API', () => {
  it('an integrator finds every call that the shop makes, and no other', () => {
    expect(made.length).toBeGreaterThan(30);
    expect([...new Set(made)].sort()).toEqual([...describedCalls.keys()].sort());
    expect(providerCalls).toHaveLength(describedCalls.size);
  });

  it.each(providerCalls)('an integrator who answers $endpoint with the example is understood', async (call) => {
    const exchanges = await exchangesOf(call, call.example);
    expect(exchanges.map(({ asked, outcome, words, skipped }) => [asked.endpoint, outcome, words, skipped])).toEqual([
      [call.endpoint, 'read', null, []],
    ]);
    const [asked] = exchanges.map((exchange) => exchange.asked);
    const query = new URLSearchParams(asked?.query);
    expect(wrongIn(call.endpoint, { query, fields: asked?.fields })).toEqual([]);
  });

  it.each(providerCalls)('an integrator who answers $endpoint as it is described is understood', async (call) => {
    await fc.assert(
      fc.asyncProperty(allowed(call.answer), async (answer) => {
        const [exchange] = await exchangesOf(call, answer);
        const { outcome, words, skipped } = exchange ?? {};
        // A sentence of refusal may be described, too.
        const isUnderstood = outcome === 'read' || (outcome === 'refused' && Object(answer).success !== undefined);
        expect([isUnderstood, isUnderstood ? null : words, skipped]).toEqual([true, null, []]);
      }),
      { numRuns: 40, seed: 20261123 },
    );
  });

  it.each(['read', 'usual'] as const)(
    'an integrator who copies an example has an answer as it is described: %s',
    (way) => {
      const compile = validatorFor(way);
      const wrong = providerCalls.flatMap((call) => {
        const check = compile(call.answer);
        return check(call.example) ? [] : [{ endpoint: call.endpoint, errors: check.errors }];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('a reader who follows a reference within the file arrives', () => {
    const text = readFileSync('docs/provider.openapi.yaml', 'utf8');
    const api = parse(text);
    const references = new Set([...text.matchAll(/\$ref: '#\/(.+?)'/g)].map(([, path = '']) => path));
    const lost = [...references].filter(
      (path) => path.split('/').reduce((place, name) => place?.[name], api) === undefined,
    );
    expect(references.size).toBeGreaterThan(30);
    expect(lost).toEqual([]);
  });
});
