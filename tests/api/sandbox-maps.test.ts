import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';

const sandbox = buildSandbox({ database: ':memory:' });
const origin = await sandbox.listen(0);
afterEach(() => sandbox.controls.reset());
afterAll(() => sandbox.close());

const ask = async (path: string, body?: object) => {
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'any' },
  };
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, body: await response.json() };
};

const suggest = async (input: string, languageCode = 'en', center?: object): Promise<string[]> => {
  const bias = center && { locationBias: { circle: { center, radius: 1000 } } };
  const { body } = await ask('/v1/places:autocomplete', { input, languageCode, ...bias });
  type Suggestion = { placePrediction: { structuredFormat: { mainText: { text: string } } } };
  return (body.suggestions ?? []).map((one: Suggestion) => one.placePrediction.structuredFormat.mainText.text);
};

const geocode = async (query: Record<string, string>) =>
  (await ask(`/maps/api/geocode/json?${new URLSearchParams(query)}`)).body;

describe('a tester who looks for places', () => {
  test('finds them by their first letters, however they write them', async () => {
    expect(await suggest('masm')).toEqual(['Masmak Fortress']);
    expect(await suggest('المصم', 'ar')).toEqual(['قصر المصمك']);
    expect(await suggest('مصمك', 'en')).toEqual(['Masmak Fortress']);
    expect(await suggest('al olaya st')).toEqual(['Olaya St']);
    expect(await suggest('أبحر', 'ar')).toEqual(await suggest('ابحر', 'ar'));
    expect(await suggest('nothing at all')).toEqual([]);
  });

  test('finds those near them first', async () => {
    const [inRiyadh] = await suggest('king fahd', 'en', { latitude: 24.7, longitude: 46.7 });
    const [inDammam] = await suggest('king fahd', 'en', { latitude: 26.4, longitude: 50.1 });
    expect([inRiyadh, inDammam]).toEqual(['King Fahd', 'King Fahd Park']);
  });

  test('is offered at least 60 places of three cities in both languages', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const centers = [
      { latitude: 24.7, longitude: 46.7 },
      { latitude: 21.5, longitude: 39.2 },
      { latitude: 26.4, longitude: 50.1 },
    ];
    const found = new Set<string>();
    for (const center of centers) {
      for (const letter of letters) for (const name of await suggest(letter, 'ar', center)) found.add(name);
    }
    expect(found.size).toBeGreaterThanOrEqual(60);
    for (const name of found) expect(name).toMatch(/^[\u0600-\u06ff. ]+$/);
  });

  test('gets the same door for the same point, and none in the desert or at sea', async () => {
    const latlng = '24.7114,46.6744';
    const first = await geocode({ latlng, language: 'en' });
    expect(await geocode({ latlng, language: 'en' })).toEqual(first);
    expect(first).toMatchObject({
      status: 'OK',
      results: [{ types: ['plus_code'] }, { place_id: expect.any(String) }],
    });
    for (const nowhere of ['20.2,50.4', '22,37.5']) {
      expect(await geocode({ latlng: nowhere })).toEqual({ status: 'ZERO_RESULTS', results: [] });
    }
    expect(await geocode({ address: 'Prince Sultan St, Jeddah' })).toMatchObject({ status: 'OK' });
    expect(await geocode({})).toMatchObject({ status: 'INVALID_REQUEST' });
  });

  test('finds an address at the place where every map begins', async () => {
    const { results } = await geocode({ latlng: '30.04442,31.235712', language: 'ar' });
    expect(results[1].formatted_address).toContain('القاهرة');
  });

  test('is told what is wrong as Google tells it', async () => {
    expect(await ask('/v1/places/nowhere')).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
    expect(await ask('/v1/places:autocomplete', {})).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });
});

describe('a browser that draws a map', () => {
  test('gets the script with every module that it imports', async () => {
    const script = await fetch(`${origin}/maps/api/js?key=any&callback=initMap`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const wanted = ['map.js'];
    for (const file of wanted) {
      const module = await fetch(`${origin}/maps/api/modules/${file}`);
      expect(module.status).toBe(200);
      expect(module.headers.get('access-control-allow-origin')).toBe('*');
      const imports = [...(await module.text()).matchAll(/^import .* from '\.\/([\w-]+\.js)';$/gm)];
      wanted.push(...imports.map(([, name = '']) => name).filter((name) => !wanted.includes(name)));
    }
    expect(wanted).toEqual(expect.arrayContaining(['leaflet.js', 'supplies.js']));
    expect((await fetch(`${origin}/maps/api/modules/..%2Fmaps.ts`)).status).toBe(404);
  });

  test('gets the same tile every time, in its theme, with the names of streets in both languages, and none that cannot be', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${origin}/maps/${path}`);
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    };
    const light = await get('tiles/light/15/20632/14061.svg');
    expect(light).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect(await get('tiles/light/15/20632/14061.svg')).toEqual(light);
    const dark = await get('tiles/dark/15/20632/14061.svg');
    expect(dark.text).not.toContain('#eee7db');
    expect((await get('tiles/light/15/20000/14061.svg')).text, 'the desert').not.toEqual(light.text);
    const { text } = await get('api/modules/supplies.js');
    expect(text).toContain('Al Urubah Rd');
    expect(text).toContain('طريق العروبة');
    for (const path of ['sepia/15/1/1.svg', 'light/30/1/1.svg', 'light/3/9/1.svg', 'light/x/1/1.svg']) {
      expect((await get(`tiles/${path}`)).status).toBe(404);
    }
  });

  test('meets the troubles that a tester makes, each call written down but for the tiles', async () => {
    sandbox.controls.setFault({ path: 'maps/api/js', kind: 'status', status: 503, times: 1 });
    sandbox.controls.setFault({ path: 'v1/places/{id}', kind: 'status', times: 1 });
    const statuses: number[] = [];
    for (const path of [
      '/maps/api/js',
      '/maps/api/js',
      '/v1/places/x',
      '/v1/places/x',
      '/maps/tiles/light/5/1/1.svg',
    ]) {
      statuses.push((await fetch(`${origin}${path}`)).status);
    }
    expect(statuses).toEqual([503, 200, 500, 404, 200]);
    expect(sandbox.controls.requests().map(({ path }) => path)).toEqual([
      '/maps/api/js',
      '/maps/api/js',
      '/v1/places/x',
      '/v1/places/x',
    ]);
  });
});
