import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { startShop } from '../support/start-shop.ts';

const shop = await shopForFile();
const cookie = await shop.signIn('511300101');
afterEach(() => shop.controls.clearFaults());

const suggestQuery = `query ($text: String!, $near: CoordinatesInput, $sessionToken: String) {
  placeSuggestions(text: $text, near: $near, sessionToken: $sessionToken) { id title subtitle }
}`;
const parts = 'id name fullAddress buildingNumber streetName cityName neighborhood latitude longitude';
const placeQuery = `query ($id: ID!, $sessionToken: String) { place(id: $id, sessionToken: $sessionToken) { ${parts} } }`;
const geocodeQuery = `query ($address: String!) { geocodedPlace(address: $address) { ${parts} } }`;
const placeAtQuery = `query ($point: CoordinatesInput!) { placeAt(point: $point) { ${parts} } }`;

const kingdomCentre = { latitude: 24.7114, longitude: 46.6744 };
const middleOfTheDesert = { latitude: 20.2, longitude: 50.4 };

describe('a customer who looks for a place', () => {
  test('is offered places that begin like what they type, in their language, at one call [MAP-03]', async () => {
    await shop.gql(suggestQuery, { text: 'king' }, { cookie });
    const { calls, answer } = await shop.asked(() =>
      shop.gql(suggestQuery, { text: ' المملكة ', near: kingdomCentre }, { cookie, language: 'ar' }),
    );
    expect(calls).toEqual(['POST /v1/places:autocomplete']);
    expect(answer.data.placeSuggestions[0]).toEqual({
      id: expect.any(String),
      title: 'مركز المملكة',
      subtitle: 'الورود، الرياض',
    });
    expect(shop.controls.requests()[0]?.body).toMatchObject({
      input: 'المملكة',
      languageCode: 'ar',
      regionCode: 'SA',
      locationBias: { circle: { center: kingdomCentre } },
    });
  });

  test('costs nothing before the third letter [MAP-01]', async () => {
    const calls = await shop.callsOf(async () => {
      for (const text of ['', 'ki', ' ki ', 'رو', '🏝a']) {
        const { data } = await shop.gql(suggestQuery, { text }, { cookie });
        expect(data.placeSuggestions).toEqual([]);
      }
    });
    expect(calls).toEqual([]);
    expect((await shop.gql(suggestQuery, { text: 'kin' }, { cookie })).data.placeSuggestions).not.toEqual([]);
  });

  test('gets the position and the parts of the place they choose, at one call [MAP-03]', async () => {
    const found = await shop.gql(suggestQuery, { text: 'kingdom' }, { cookie });
    const { id } = found.data.placeSuggestions[0];
    const { calls, answer } = await shop.asked(() => shop.gql(placeQuery, { id }, { cookie }));
    expect(calls).toEqual([`GET /v1/places/${id}`]);
    expect(answer.data.place).toEqual({
      id,
      name: 'Kingdom Centre',
      fullAddress: expect.stringMatching(/^\d{4} King Fahd Rd, Al Wurud, Riyadh 12\d{3}, Saudi Arabia$/),
      buildingNumber: expect.stringMatching(/^\d{4}$/),
      streetName: 'King Fahd Rd',
      cityName: 'Riyadh',
      neighborhood: 'Al Wurud',
      ...kingdomCentre,
    });
  });

  test('searches and chooses in one paid session', async () => {
    const sessionToken = '4f0a6c7e-8f1b-4d8f-9d6e-2f4b0c1d2e3f';
    await shop.callsOf(async () => {
      await shop.gql(suggestQuery, { text: 'masmak', sessionToken }, { cookie });
      await shop.gql(placeQuery, { id: 'some-place', sessionToken }, { cookie });
      await shop.gql(suggestQuery, { text: 'masmak', sessionToken: 'with spaces & more' }, { cookie });
    });
    const [suggested, chosen, strange] = shop.controls.requests();
    expect(suggested?.body).toMatchObject({ sessionToken });
    expect(chosen?.query).toMatchObject({ sessionToken });
    expect(strange?.body).not.toHaveProperty('sessionToken');
  });

  test('finds where a written address is, at one call [MAP-03]', async () => {
    await shop.gql(geocodeQuery, { address: 'Olaya' }, { cookie });
    const { calls, answer } = await shop.asked(() =>
      shop.gql(geocodeQuery, { address: '٣٣ شارع الأمير سلطان، جدة' }, { cookie, language: 'ar' }),
    );
    expect(calls).toEqual(['GET /maps/api/geocode/json']);
    expect(shop.controls.requests()[0]?.query).toMatchObject({ language: 'ar', region: 'sa' });
    expect(answer.data.geocodedPlace).toMatchObject({
      name: null,
      streetName: 'شارع الأمير سلطان',
      cityName: 'جدة',
      latitude: expect.closeTo(21.63, 1),
    });
  });

  test('learns the address of the point they chose, which stays where it is, at one call [MAP-03]', async () => {
    const point = { latitude: 24.711399, longitude: 46.674401 };
    await shop.gql(placeAtQuery, { point }, { cookie });
    const { calls, answer } = await shop.asked(() => shop.gql(placeAtQuery, { point }, { cookie }));
    expect(calls).toEqual(['GET /maps/api/geocode/json']);
    expect(answer.data.placeAt).toMatchObject({ ...point, streetName: 'King Fahd Rd', cityName: 'Riyadh' });
    expect(answer.data.placeAt.fullAddress).not.toContain('+');
  });

  test('is told of nothing where nothing is', async () => {
    const asked = [
      shop.gql(suggestQuery, { text: 'xyzzy' }, { cookie }),
      shop.gql(placeQuery, { id: 'ChIJnothing' }, { cookie }),
      shop.gql(placeQuery, { id: '../secrets' }, { cookie }),
      shop.gql(geocodeQuery, { address: 'xyzzy plugh' }, { cookie }),
      shop.gql(geocodeQuery, { address: '  ' }, { cookie }),
      shop.gql(placeAtQuery, { point: middleOfTheDesert }, { cookie }),
    ];
    for (const { data, errors } of await Promise.all(asked)) {
      expect(errors).toBeUndefined();
      expect(Object.values(data)[0] ?? []).toEqual([]);
    }
  });

  test('is told at once that a point is not on Earth', async () => {
    const point = { latitude: 95, longitude: 46 };
    const { errors } = await shop.gql(placeAtQuery, { point }, { cookie });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { point: expect.any(String) } });
  });

  test('costs one call when the same question is asked twice at a time', async () => {
    shop.controls.setLatency(50);
    const calls = await shop.callsOf(() =>
      Promise.all([1, 2, 3].map(() => shop.gql(placeAtQuery, { point: kingdomCentre }, { cookie }))),
    );
    shop.controls.setLatency(0);
    expect(calls).toHaveLength(1);
  });
});

describe('the paid service is for customers', () => {
  test('a customer who asks without end has to wait, under other names of the question as well, and no other customer has', async () => {
    const strict = await startShop({ rateLimitFactor: 1 });
    onTestFinished(() => strict.close());
    const greedy = await strict.signIn('511300102');
    const modest = await strict.signIn('511300103');
    const aliases = Array.from({ length: 12 }, (_, i) => `a${i}: place(id: "x${i}") { id }`).join(' ');
    for (let turn = 0; turn < 10; turn++) await strict.gql(`{ ${aliases} }`, {}, { cookie: greedy });
    const { errors } = await strict.gql(suggestQuery, { text: 'kingdom' }, { cookie: greedy });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    expect((await strict.gql(suggestQuery, { text: 'kingdom' }, { cookie: modest })).errors).toBeUndefined();
  });
});
