import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Audience, buildSearchCatalogue } from '../../server/search/search-catalogue.ts';
import { looseProviderForFile } from '../support/for-file.ts';
import { log, providerAt, settings } from '../support/provider-clients.ts';
import { answerWith } from '../support/start-loose-provider.ts';

const loose = await looseProviderForFile();
const { provider } = providerAt(loose.url, { providerTimeoutMs: 20_000 }, afterAll);
const english: Audience = { language: 'en', settings, log };

const minuteMs = 60_000;

let now = 0;
let search: ReturnType<typeof buildSearchCatalogue>;

beforeEach(() => {
  now = 1_000;
  loose.answers = {
    'GET /products': { data: { products: [{ id: 1, name: 'Massage', duration: 60 }] } },
    'GET /menus': { data: { menus: [] } },
    'GET /branches': { data: { branches: [{ id: 7, name: 'Massage house' }] } },
  };
  search = buildSearchCatalogue({ provider, providerDownStaleMs: 60 * minuteMs, now: () => now });
});

const find = async (text = 'massage', audience = english) => {
  const answer = await search.find(audience, { text, kinds: [], first: 10 });
  const names = answer?.entries.map(({ entry }) => entry.item.name).sort();
  return answer && { names, isComplete: answer.isComplete, ...(answer.asOf !== null && { asOf: answer.asOf }) };
};

const rename = (name: string) => {
  loose.answers['GET /products'] = { data: { products: [{ id: 1, name, duration: 60 }] } };
};

/** Two lists of products, two of menus, and the branches. */
const oneReading = 5;

describe('what is searched', () => {
  test('is read once for all visitors of a language and again behind an answer when it has grown old', async () => {
    const answers = await Promise.all([find(), find(), find()]);
    expect(answers[2]).toEqual({ names: ['Massage', 'Massage house'], isComplete: true });
    expect(loose.calls).toHaveLength(oneReading);
    rename('Massage anew');
    now += 9 * minuteMs;
    expect((await find())?.names).toContain('Massage');
    expect(loose.calls).toHaveLength(oneReading);
    now += 2 * minuteMs;
    expect((await find())?.names).toContain('Massage');
    await expect.poll(async () => (await find())?.names).toContain('Massage anew');
    expect(loose.calls).toHaveLength(2 * oneReading);
    await find('massage', { ...english, language: 'ar' });
    expect(loose.calls).toHaveLength(3 * oneReading);
    expect(loose.calls.slice(-oneReading).map(({ headers }) => headers['accept-language'])).toEqual(
      Array(oneReading).fill('ar'),
    );
  });

  test('is read by a guest, as retail and as what is booked', async () => {
    await find();
    const asked = loose.calls.map(({ path, headers }) => `${path.split('/').at(-1)} ${headers['service-type']}`);
    expect(asked.sort()).toEqual([
      'branches reservation',
      'menus online_store',
      'menus reservation',
      'products online_store',
      'products reservation',
    ]);
    expect(loose.calls.filter(({ headers }) => headers.authorization)).toEqual([]);
  });

  test('stays what it was where a later reading fails, also when all of it does, with its time and for an hour', async () => {
    await find();
    loose.answers['GET /branches'] = answerWith(500, {});
    rename('Massage anew');
    now += 11 * minuteMs;
    await find();
    await expect.poll(() => find()).toEqual({ names: ['Massage anew', 'Massage house'], isComplete: false });
    loose.answers = {};
    const readAt = now;
    now += 11 * minuteMs;
    await find();
    const old = { names: ['Massage anew', 'Massage house'], isComplete: false, asOf: readAt };
    await expect.poll(() => find()).toEqual(old);
    now += 40 * minuteMs;
    expect(await find()).toEqual(old);
    now += 10 * minuteMs;
    await expect(find()).rejects.toThrow('Not here');
  });

  test('is waited for when it is hours old, and shown as it is when the new one takes too long', async () => {
    await find();
    rename('Massage anew');
    now += 120 * minuteMs;
    expect((await find())?.names).toContain('Massage anew');
  });

  test('is asked for again when the first reading takes longer than a visitor waits', async () => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    loose.answers['GET /branches'] = async (response) => {
      await isLetGo;
      response.end(JSON.stringify({ data: { branches: [{ id: 7, name: 'Massage house' }] } }));
    };
    expect(await find()).toBeNull();
    letGo();
    await expect.poll(() => find()).toEqual({ names: ['Massage', 'Massage house'], isComplete: true });
    expect(loose.calls).toHaveLength(oneReading);
  });
});
