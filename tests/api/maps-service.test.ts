import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { looseProviderForFile } from '../support/for-file.ts';
import { answerWith, type LooseAnswer } from '../support/start-loose-provider.ts';
import { startProcess } from '../support/start-process.ts';
import { askerOf, testConfig } from '../support/start-shop.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const account = { 'GET /account/info': { data: { first_name: 'Noura' } } };
const serverKey = 'server-key-7f3a';
const service = await looseProviderForFile(account);
const app = await buildApp(
  testConfig(service.url, {
    providerTimeoutMs: 600,
    places: { placesUrl: service.url, geocodingUrl: `${service.url}/geo/json`, serverKey },
    mapScript: { url: 'https://maps.googleapis.com/maps/api/js', browserKey: 'browser-key-1b2c' },
  }),
);
const gql = askerOf(app);
const customer = { cookie: `auth_token=${unsignedToken(3600)}` };

const suggestQuery = '{ placeSuggestions(text: "kingdom") { id title subtitle } }';
const partsQuery = '{ id name fullAddress buildingNumber streetName cityName neighborhood latitude longitude }';
const placeQuery = `{ place(id: "ChIJ1") ${partsQuery} }`;
const geocodeQuery = `{ geocodedPlace(address: "Olaya") ${partsQuery} }`;
const placeAtQuery = `{ placeAt(point: { latitude: 24.7, longitude: 46.6 }) ${partsQuery} }`;
const questions = [suggestQuery, placeQuery, geocodeQuery, placeAtQuery];

const answerAll = (answer: LooseAnswer) => {
  service.answers['POST /v1/places:autocomplete'] = answer;
  service.answers['GET /v1/places/ChIJ1'] = answer;
  service.answers['GET /geo/json'] = answer;
};

const codesOf = async (): Promise<(string | undefined)[]> => {
  const answers = await Promise.all(questions.map((question) => gql(question, {}, customer)));
  return answers.map(({ code }) => code);
};

const four = (code: string) => Array(4).fill(code);

// The provider knows the customer, and the shop has heard so.
beforeAll(() => gql('{ viewer { profile { firstName } } }', {}, customer));

afterAll(() => app.close());

describe('a maps service with habits of its own', () => {
  test('may leave out whatever it does not know', async () => {
    service.answers['POST /v1/places:autocomplete'] = {
      suggestions: [
        { placePrediction: { placeId: 'A', text: { text: 'Only a text' } } },
        { placePrediction: { placeId: 'B', structuredFormat: { mainText: { text: 'Main\n<b>text</b>' } } } },
        { placePrediction: { text: { text: 'no id' } } },
        { queryPrediction: { text: { text: 'a search, no place' } } },
        { placePrediction: { placeId: 'A', text: { text: 'the same again' } } },
        'nonsense',
        { placePrediction: { placeId: 'C', text: { text: 'x'.repeat(2_000) } } },
      ],
    };
    const { data } = await gql(suggestQuery, {}, customer);
    expect(data.placeSuggestions).toEqual([
      { id: 'A', title: 'the same again', subtitle: null },
      { id: 'B', title: 'Main <b>text</b>', subtitle: null },
      { id: 'C', title: 'x'.repeat(200), subtitle: null },
    ]);
    service.answers['GET /v1/places/ChIJ1'] = { location: { latitude: 24.7, longitude: 46.6 } };
    const bare = { id: 'ChIJ1', name: null, fullAddress: null, streetName: null, latitude: 24.7, longitude: 46.6 };
    expect((await gql(placeQuery, {}, customer)).data.place).toMatchObject(bare);
  });

  test('may name the parts of an address in several ways', async () => {
    const part = (long_name: string, ...types: string[]) => ({ long_name, short_name: 'no', types });
    service.answers['GET /geo/json'] = {
      status: 'OK',
      results: [
        { types: ['plus_code'], formatted_address: '7HP6+3Q', geometry: { location: { lat: 1, lng: 1 } } },
        {
          place_id: 'ChIJ9',
          formatted_address: '12 Palm St',
          address_components: [
            part('Riyadh Province', 'administrative_area_level_1', 'political'),
            part('Al Wurud', 'political', 'sublocality', 'sublocality_level_1'),
            part('12', 'street_number'),
            part('Palm St', 'route'),
          ],
          geometry: { location: { lat: 24.71, lng: 46.61 } },
        },
      ],
    };
    const place = {
      id: 'ChIJ9',
      name: null,
      fullAddress: '12 Palm St',
      buildingNumber: '12',
      streetName: 'Palm St',
      cityName: 'Riyadh Province',
      neighborhood: 'Al Wurud',
    };
    expect((await gql(geocodeQuery, {}, customer)).data.geocodedPlace).toEqual({
      ...place,
      latitude: 24.71,
      longitude: 46.61,
    });
    expect((await gql(placeAtQuery, {}, customer)).data.placeAt).toEqual({ ...place, latitude: 24.7, longitude: 46.6 });
  });

  test('may know nothing, in each of its ways to say so', async () => {
    service.answers['POST /v1/places:autocomplete'] = {};
    service.answers['GET /v1/places/ChIJ1'] = answerWith(400, { error: { code: 400, status: 'INVALID_ARGUMENT' } });
    service.answers['GET /geo/json'] = { status: 'ZERO_RESULTS', results: [] };
    const found = await Promise.all(questions.map((question) => gql(question, {}, customer)));
    expect(found.map(({ data, errors }) => [Object.values(data)[0], errors])).toEqual([
      [[], undefined],
      [null, undefined],
      [null, undefined],
      [null, undefined],
    ]);
  });
});

describe('a maps service in trouble is told by a code and never breaks the shop', () => {
  const refused = { error: { code: 403, status: 'PERMISSION_DENIED', message: `The key ${serverKey} is not allowed` } };
  const badKey = { error: { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } };

  test.each<[string, LooseAnswer, string]>([
    ['refuses the key', answerWith(403, refused), 'PROVIDER_UNAVAILABLE'],
    ['does not know the key', answerWith(400, badKey), 'PROVIDER_UNAVAILABLE'],
    ['has had enough for today', answerWith(429, { status: 'OVER_QUERY_LIMIT' }), 'PROVIDER_UNAVAILABLE'],
    ['is broken', answerWith(500, '<h1>Oops</h1>'), 'PROVIDER_UNAVAILABLE'],
    ['sends us elsewhere', answerWith(302, {}, { location: 'http://127.0.0.1:9/' }), 'PROVIDER_UNAVAILABLE'],
    ['hangs up', (response) => void response.socket?.destroy(), 'PROVIDER_UNAVAILABLE'],
    ['answers with a page', (response) => void response.end('<!doctype html>'), 'PROVIDER_MALFORMED'],
    ['answers with a list', [1, 2], 'PROVIDER_MALFORMED'],
    ['never ends', (response) => void response.end(`{"x":"${'x'.repeat(600_000)}"}`), 'PROVIDER_MALFORMED'],
  ])('when it %s', async (_what, answer, code) => {
    answerAll(answer);
    expect(await codesOf()).toEqual(four(code));
  });

  test('when it says so with a success', async () => {
    answerAll({ status: 'REQUEST_DENIED', error_message: `The key ${serverKey} is not allowed`, results: [] });
    const { errors } = await gql(geocodeQuery, {}, customer);
    expect(errors?.[0]?.extensions.code).toBe('PROVIDER_UNAVAILABLE');
    expect(JSON.stringify(errors)).not.toContain(serverKey);
  });

  test('when what it found is nowhere', async () => {
    service.answers['GET /v1/places/ChIJ1'] = { location: { latitude: '24.7', longitude: 460 } };
    service.answers['GET /geo/json'] = { status: 'OK', results: [{ geometry: [] }] };
    for (const question of [placeQuery, geocodeQuery]) {
      expect((await gql(question, {}, customer)).code).toBe('PROVIDER_MALFORMED');
    }
  });

  test('when it says nothing at all, at its deadline and without a second question', async () => {
    answerAll(() => undefined);
    const before = performance.now();
    expect(await codesOf()).toEqual(four('PROVIDER_TIMEOUT'));
    expect(performance.now() - before).toBeLessThan(6_000);
    expect(service.calls).toHaveLength(4);
  });

  test('when it drips, at its deadline as well', async () => {
    answerAll((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drops));
    });
    expect(await codesOf()).toEqual(four('PROVIDER_TIMEOUT'));
  });

  test('and does not keep customers from their addresses', async () => {
    answerAll(answerWith(500, {}));
    service.answers['GET /addresses'] = { data: [{ id: 1, title: 'Home' }] };
    expect((await gql('{ addresses { title } }', {}, customer)).data.addresses).toEqual([{ title: 'Home' }]);
  });
});

describe('the key of the server', () => {
  test('goes to the maps service only, and neither to the browser nor into the log', async () => {
    const operator = {
      PROVIDER_URL: service.url,
      PLACES_URL: service.url,
      GEOCODING_URL: `${service.url}/geo/json`,
      MAPS_SERVER_KEY: serverKey,
      MAPS_BROWSER_KEY: 'browser-key-1b2c',
      LOG_LEVEL: 'trace',
    };
    const shop = await startProcess(['node', 'server/main.ts'], operator);
    const told: string[] = [];
    const ask = async (path: string, query?: string) => {
      const headers = { ...customer, 'content-type': 'application/json' };
      const body = query && JSON.stringify({ query });
      const response = await fetch(`${shop.url}${path}`, { headers, ...(body && { method: 'POST', body }) });
      told.push(JSON.stringify([...response.headers]), await response.text());
    };
    answerAll(answerWith(403, { error: { status: 'PERMISSION_DENIED', message: `key=${serverKey}` } }));
    for (const query of [...questions, '{ maps { scriptUrl browserKey } }']) await ask('/graphql', query);
    await ask('/');
    answerAll((response) => void response.socket?.destroy());
    for (const query of questions) await ask('/graphql', query);

    const asked = service.calls.filter(({ path }) => !path.includes('/api/v1/'));
    const keys = asked.map(({ headers, query }) => headers['x-goog-api-key'] ?? query.get('key'));
    expect(keys).toEqual(Array(8).fill(serverKey));
    const atProvider = service.calls.filter(({ path }) => path.includes('/api/v1/'));
    expect(JSON.stringify(atProvider.map((call) => ({ ...call, query: [...call.query] })))).not.toContain(serverKey);
    expect(told.join()).toContain('browser-key-1b2c');
    expect(told.join()).not.toContain(serverKey);
    expect(shop.written.join()).toContain('a question to the maps service failed');
    expect(shop.written.join()).not.toMatch(new RegExp(`${serverKey}|kingdom`));
  });
});
