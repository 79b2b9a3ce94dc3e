import { afterEach, describe, expect, test } from 'vitest';
import { sandboxForFile } from '../support/for-file.ts';

const { sandbox, origin } = await sandboxForFile();
afterEach(() => sandbox.controls.reset());

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
  test('finds them by the first letters of name and address, in either language', async () => {
    expect(await suggest('masm')).toEqual(['Masmak Fortress']);
    expect(await suggest('المصم', 'ar')).toEqual(['قصر المصمك']);
    expect(await suggest('المصمك', 'en')).toEqual(['Masmak Fortress']);
    expect(await suggest('olaya riyadh')).toEqual(['Al Faisaliah Tower']);
    expect(await suggest('nothing at all')).toEqual([]);
  });

  test('finds those near them first', async () => {
    const [inRiyadh] = await suggest('king fahd', 'en', { latitude: 24.7, longitude: 46.7 });
    const [inDammam] = await suggest('king fahd', 'en', { latitude: 26.4, longitude: 50.1 });
    expect([inRiyadh, inDammam]).toEqual(['Kingdom Centre', 'King Fahd Park']);
  });

  test('gets the known door nearest to a point, where every map begins too, and none in the desert or at sea', async () => {
    const nearby = await geocode({ latlng: '24.7206,46.6781', language: 'en' });
    expect(nearby).toMatchObject({ status: 'OK', results: [{ place_id: expect.any(String) }] });
    expect(nearby.results[0].formatted_address).toContain('King Fahd Rd, Al Wurud, Riyadh');
    const { results } = await geocode({ latlng: '30.04442,31.235712', language: 'ar' });
    expect(results[0].formatted_address).toContain('القاهرة');
    for (const nowhere of ['20.2,50.4', '22,37.5']) {
      expect(await geocode({ latlng: nowhere })).toEqual({ status: 'ZERO_RESULTS', results: [] });
    }
    expect(await geocode({ address: 'Prince Sultan St, Jeddah' })).toMatchObject({ status: 'OK' });
    expect(await geocode({})).toMatchObject({ status: 'INVALID_REQUEST' });
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
  test('meets the troubles that a tester makes, each call written down', async () => {
    sandbox.controls.setFault({ path: 'maps/api/js', kind: 'status', status: 503, times: 1 });
    sandbox.controls.setFault({ path: 'v1/places/{id}', kind: 'status', times: 1 });
    const paths = ['/maps/api/js', '/maps/api/js', '/v1/places/x', '/v1/places/x'];
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await fetch(`${origin}${path}`)).status);
    expect(statuses).toEqual([503, 200, 500, 404]);
    expect(sandbox.controls.requests().map(({ path }) => path)).toEqual(paths);
  });
});
