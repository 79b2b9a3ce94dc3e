import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { shopForFile } from '../support/for-file.ts';
import { readPolicy } from '../support/read-html.ts';
import type { Shop } from '../support/start-shop.ts';

const google = { url: 'https://maps.googleapis.com/maps/api/js', browserKey: 'browser-key-1b2c' };
const mapsQuery = '{ maps { scriptUrl browserKey } }';

const shops = {
  google: await shopForFile({ mapScript: google }),
  standIn: await shopForFile(),
  none: await shopForFile({ mapScript: null, places: null }),
};

/** Every directive with its sources, and the nonce among them. */
const policyOf = async (shop: Shop, cookie?: string, path = '/cart') => {
  const { headers, body } = await shop.app.inject({ url: path, headers: cookie ? { cookie } : {} });
  const policy = readPolicy(headers['content-security-policy']);
  const nonce = policy['style-src']?.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
  return { policy, nonce, body };
};

describe('an operator who wants maps', () => {
  it('needs a key and no address', () => {
    expect(readConfig({ MAPS_BROWSER_KEY: 'abc' })).toMatchObject({
      mapScript: { url: 'https://maps.googleapis.com/maps/api/js', browserKey: 'abc' },
      places: null,
    });
    expect(readConfig({ MAPS_SERVER_KEY: 'def' })).toMatchObject({
      mapScript: null,
      places: {
        placesUrl: 'https://places.googleapis.com',
        geocodingUrl: 'https://maps.googleapis.com/maps/api/geocode/json',
        serverKey: 'def',
      },
    });
  });

  it('gets none without a key, and asks only the configured services', () => {
    expect(readConfig({})).toMatchObject({ mapScript: null, places: null });
    expect(readConfig({ PLACES_URL: 'http://127.0.0.1:4000/' })).toMatchObject({
      places: { placesUrl: 'http://127.0.0.1:4000', geocodingUrl: null, serverKey: null },
    });
    expect(readConfig({ MAPS_SCRIPT_URL: 'http://127.0.0.1:4000/maps/api/js' })).toMatchObject({
      mapScript: { url: 'http://127.0.0.1:4000/maps/api/js', browserKey: null },
    });
  });

  it('is told of a mistake without reading their key in the message', () => {
    const bad = {
      MAPS_SERVER_KEY: 'secret key',
      MAPS_BROWSER_KEY: 'secret"',
      MAPS_SCRIPT_URL: 'maps',
      PLACES_URL: 'x:y',
    };
    expect(() => readConfig({ MAPS_SCRIPT_URL: 'https://maps.example/script.js' })).toThrow(
      /ends with \/maps\/api\/js/,
    );
    for (const name of Object.keys(bad)) expect(() => readConfig(bad)).toThrow(`- ${name} must be`);
    expect(() => readConfig(bad)).not.toThrow(/secret/);
  });
});

describe('what a browser needs to draw a map', () => {
  it('is told to customers only', async () => {
    const cookie = await shops.google.signIn('511400101');
    expect((await shops.google.gql(mapsQuery)).data.maps).toBeNull();
    const { data } = await shops.google.gql(mapsQuery, {}, { cookie });
    expect(data.maps).toEqual({ scriptUrl: google.url, browserKey: google.browserKey });
  });

  it('is nothing where no maps are configured, and no place is ever found there', async () => {
    const cookie = await shops.none.signIn('511400102');
    const point = 'point: { latitude: 24.7, longitude: 46.6 }';
    const query = `{
      maps { scriptUrl } placeSuggestions(text: "kingdom") { id } place(id: "ChIJ") { id }
      geocodedPlace(address: "Riyadh") { id } placeAt(${point}) { id }
    }`;
    const { calls, answer } = await shops.none.asked(() => shops.none.gql(query, {}, { cookie }));
    expect(answer).toMatchObject({ errors: undefined });
    const nothing = { maps: null, placeSuggestions: [], place: null, geocodedPlace: null, placeAt: null };
    expect(answer.data).toEqual(nothing);
    expect(calls).toEqual([]);
  });
});

describe('the pages on which a map can stand', () => {
  it('are those of customers: a guest’s page allows nothing of it', async () => {
    const { policy } = await policyOf(shops.google, undefined, '/');
    expect(JSON.stringify(policy)).not.toMatch(/google|gstatic|nonce/);
  });

  it('let Google’s script load, ask and write its styles by a nonce of the page, and no inline script', async () => {
    const cookie = await shops.google.signIn('511400103');
    const first = await policyOf(shops.google, cookie);
    const second = await policyOf(shops.google, cookie);
    expect(first.policy).toMatchObject({
      'script-src': expect.arrayContaining(["'self'", 'https://maps.googleapis.com']),
      'style-src': ["'self'", 'https://fonts.googleapis.com', `'nonce-${first.nonce}'`],
      'font-src': ["'self'", 'https://fonts.gstatic.com'],
      'connect-src': expect.arrayContaining(["'self'", 'https://*.googleapis.com']),
      'worker-src': ["'self'", 'blob:'],
    });
    expect(first.policy['script-src']?.join(' ')).not.toMatch(/unsafe|nonce|\*/);
    expect(first.policy['style-src']?.join(' ')).not.toContain('unsafe');
    expect(first.nonce).toMatch(/^[\w+/]{22}==$/);
    expect(second.nonce).not.toBe(first.nonce);
    const sheets = [...first.body.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([sheet]) => sheet);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(sheet).toContain(`nonce="${first.nonce}"`);
  });

  it('allow one address only when the maps come from a sandbox', async () => {
    const cookie = await shops.standIn.signIn('511400104');
    const { policy } = await policyOf(shops.standIn, cookie);
    expect(policy['script-src']?.filter((source) => !source.startsWith("'"))).toEqual([shops.standIn.providerUrl]);
    expect(JSON.stringify(policy)).not.toMatch(/google|gstatic|unsafe/);
  });

  it('are as strict as a guest’s where no maps are configured', async () => {
    const cookie = await shops.none.signIn('511400105');
    const customer = await policyOf(shops.none, cookie, '/');
    const guest = await policyOf(shops.none, undefined, '/');
    expect(customer.policy).toEqual(guest.policy);
  });

  it('the operators’ own writes its styles by a nonce too', async () => {
    const operators = await policyOf(shops.none, await shops.none.signIn('500000001'), '/admin');
    expect(operators.policy['style-src']).toEqual(["'self'", `'nonce-${operators.nonce}'`]);
    expect(operators.body).toContain(`nonce="${operators.nonce}"`);
  });
});
