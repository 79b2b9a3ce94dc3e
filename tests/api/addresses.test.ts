import { describe, expect, test } from 'vitest';
import { looseShopForFile, shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();
const { provider, gql, ...loose } = await looseShopForFile();

const selectedFields = `id title fullAddress description buildingNumber streetName cityName neighborhood
  latitude longitude isPreferred`;
const listQuery = `{ addresses { ${selectedFields} } }`;
const createMutation = `mutation ($input: AddressInput!) { createAddress(input: $input) { ${selectedFields} } }`;
const updateMutation = `mutation ($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { ${selectedFields} } }`;
const deleteMutation = 'mutation ($id: ID!) { deleteAddress(id: $id) }';

const work = {
  title: 'Work',
  fullAddress: '3141 Olaya St, Al Olaya, Riyadh 12214',
  description: 'Second floor, ring twice',
  buildingNumber: '3141',
  streetName: 'Olaya St',
  cityName: 'Riyadh',
  neighborhood: 'Al Olaya',
  latitude: 24.69421,
  longitude: 46.68507,
  isPreferred: false,
};
const written = {
  title: work.title,
  full_address: work.fullAddress,
  description: work.description,
  building_number: work.buildingNumber,
  street_name: work.streetName,
  city_name: work.cityName,
  neighborhood: work.neighborhood,
  latitude: work.latitude,
  longitude: work.longitude,
};

describe('a customer keeps addresses', () => {
  test('and reads them at one call, the preferred one first [CALL-09] [ADDR-01] [ADDR-09]', async () => {
    const cookie = await shop.signIn('512345678');
    const { calls, answer } = await shop.asked(() => shop.gql(listQuery, {}, { cookie }));
    expect(calls).toEqual(['GET /addresses']);
    expect(shop.controls.requests().map(({ query, body }) => [query, body])).toEqual([[{}, null]]);
    expect(answer.data.addresses).toMatchObject([
      { title: 'Home', isPreferred: true },
      { title: 'بيت الوالدة', isPreferred: false },
    ]);
  });

  test('and adds one with all its fields at one call, and finds it again [CALL-10] [ADDR-09]', async () => {
    const cookie = await shop.signIn('511200101');
    const { calls, answer: created } = await shop.asked(() => shop.gql(createMutation, { input: work }, { cookie }));
    expect(calls).toEqual(['POST /addresses']);
    expect(shop.controls.requests()[0]?.body).toEqual({ ...written, is_preferred: 0 });
    expect(created.data.createAddress).toEqual({ ...work, id: expect.any(String) });
    expect((await shop.gql(listQuery, {}, { cookie })).data.addresses).toEqual([created.data.createAddress]);
  });

  test('and makes another one the preferred by sending all of it, which takes the mark from the first [CALL-11] [ADDR-14] [ADDR-01]', async () => {
    const cookie = await shop.signIn('511200102');
    const first = await shop.gql(createMutation, { input: { ...work, title: 'First', isPreferred: true } }, { cookie });
    const second = await shop.gql(createMutation, { input: work }, { cookie });
    const { id } = second.data.createAddress;
    const input = { ...work, isPreferred: true };
    const calls = await shop.callsOf(() => shop.gql(updateMutation, { id, input }, { cookie }));
    expect(calls).toEqual([`PUT /addresses/${id}`]);
    expect(shop.controls.requests()[0]?.body).toEqual({ ...written, is_preferred: 1 });
    const { data } = await shop.gql(listQuery, {}, { cookie });
    expect(data.addresses).toEqual([
      { ...work, id, isPreferred: true },
      { ...first.data.createAddress, isPreferred: false },
    ]);
  });

  test('and takes a field out of one, so that nothing of the old place is left [CALL-11]', async () => {
    const cookie = await shop.signIn('511200103');
    const { data } = await shop.gql(createMutation, { input: work }, { cookie });
    const { id } = data.createAddress;
    const bare = { title: 'Work', latitude: 21.5, longitude: 39.2 };
    const updated = await shop.gql(updateMutation, { id, input: bare }, { cookie });
    expect(updated.data.updateAddress).toMatchObject({ id, ...bare, buildingNumber: null, fullAddress: null });
    expect((await shop.gql(listQuery, {}, { cookie })).data.addresses).toEqual([updated.data.updateAddress]);
  });

  test('and deletes one at one call [CALL-12]', async () => {
    const cookie = await shop.signIn('511200104');
    const { data } = await shop.gql(createMutation, { input: work }, { cookie });
    const { id } = data.createAddress;
    const { calls, answer: deleted } = await shop.asked(() => shop.gql(deleteMutation, { id }, { cookie }));
    expect(calls).toEqual([`DELETE /addresses/${id}`]);
    expect(shop.controls.requests().map(({ query, body }) => [query, body])).toEqual([[{}, null]]);
    expect(deleted.data.deleteAddress).toBe(id);
    expect((await shop.gql(listQuery, {}, { cookie })).data.addresses).toEqual([]);
  });

  test('but not those of another: they do not exist for them', async () => {
    const owner = await shop.signIn('511200105');
    const other = await shop.signIn('511200106');
    const { data } = await shop.gql(createMutation, { input: work }, { cookie: owner });
    const { id } = data.createAddress;
    const changed = await shop.gql(updateMutation, { id, input: work }, { cookie: other });
    const deleted = await shop.gql(deleteMutation, { id }, { cookie: other });
    expect([changed, deleted].map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await shop.gql(listQuery, {}, { cookie: other })).data.addresses).toEqual([]);
  });
});

describe('an address is refused before the provider hears of it', () => {
  test.each([
    ['a blank name', { title: '  ' }, ['title']],
    ['a latitude beyond the pole', { latitude: 90.1 }, ['latitude', 'longitude']],
    ['a longitude beyond the date line', { longitude: -180.5 }, ['latitude', 'longitude']],
  ])('when it has %s [ADDR-15]', async (_what, wrong, fields) => {
    const cookie = await shop.signIn('511200107');
    const calls = await shop.callsOf(async () => {
      for (const query of [createMutation, updateMutation]) {
        const { errors } = await shop.gql(query, { id: '1', input: { ...work, ...wrong } }, { cookie, language: 'ar' });
        expect(errors?.[0]).toMatchObject({
          message: expect.stringMatching(/[\u0600-\u06ff]/),
          extensions: { code: 'BAD_INPUT' },
        });
        expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(fields);
      }
    });
    expect(calls).toEqual([]);
  });

  test.each([null, 'north', '24.7'])('when its latitude is %j, no number [ADDR-15]', async (latitude) => {
    const cookie = await shop.signIn('511200108');
    expect((await shop.gql(createMutation, { input: { ...work, latitude } }, { cookie })).code).toBe('GRAPHQL_INVALID');
  });
});

describe('a provider with habits of its own', () => {
  const home = { id: 7, title: 'Home', latitude: '24.5', longitude: '46.5', is_preferred: '1' };

  test.each([
    ['the answer itself', [home]],
    ['data', { status: true, data: [home] }],
    ['data.data', { status: true, data: { data: [home] } }],
    ['data.addresses', { status: true, data: { addresses: [home] } }],
    ['addresses', { addresses: [home] }],
  ])('may keep the list in %s [CALL-09]', async (_place, answer) => {
    provider.answers['GET /addresses'] = answer;
    const { data } = await gql(listQuery, {}, loose);
    expect(data.addresses).toEqual([
      expect.objectContaining({ id: '7', title: 'Home', latitude: 24.5, longitude: 46.5, isPreferred: true }),
    ]);
  });

  test.each([[[]], [{ status: true, data: null }], [{ status: true, data: {} }]])(
    'may say in its own way that there are none: %j',
    async (answer) => {
      provider.answers['GET /addresses'] = answer;
      expect((await gql(listQuery, {}, loose)).data.addresses).toEqual([]);
    },
  );

  test('may number addresses as texts: the newest is told by the number, not by the letters [ADDR-01]', async () => {
    const ids = ['9', 10, '100', 2, '98765432109876543210', '98765432109876543211'];
    const rows = ids.map((id) => ({ id, title: 'Home', is_preferred: id === 2 ? 1 : 0 }));
    provider.answers['GET /addresses'] = { status: true, data: rows };
    const { data } = await gql(listQuery, {}, loose);
    const sorted = ['2', '98765432109876543211', '98765432109876543210', '100', '10', '9'];
    expect(data.addresses.map(({ id }: { id: string }) => id)).toEqual(sorted);
  });

  test.each([null, '', '   ', undefined])(
    'may leave the title %j: it is then called an address [ADDR-10]',
    async (title) => {
      provider.answers['GET /addresses'] = { data: [{ id: 1, title }] };
      expect((await gql(listQuery, {}, loose)).data.addresses[0].title).toBe('Address');
      expect((await gql(listQuery, {}, { ...loose, language: 'ar' })).data.addresses[0].title).toBe('عنوان');
    },
  );

  test('may send positions that are none, and rows that cannot be understood', async () => {
    const rows = [
      { id: 4, title: 'A', latitude: '91', longitude: '10' },
      { id: 3, title: 'B', latitude: 24.5, longitude: null },
      { id: 2, title: 'C', latitude: 'north', longitude: 'east' },
      { title: 'no id' },
      'nonsense',
    ];
    provider.answers['GET /addresses'] = { data: rows };
    const { data } = await gql(listQuery, {}, loose);
    expect(data.addresses).toEqual(
      ['A', 'B', 'C'].map((title) => expect.objectContaining({ title, latitude: null, longitude: null })),
    );
  });

  test.each([
    [{}],
    [{ status: true, data: [] }],
    [{ status: true, message: 'Saved' }],
    [{ status: 1, data: { ok: 1 } }],
  ])('may answer %j to a change and a deletion, which is success [CALL-11] [CALL-12] [CALL-13]', async (answer) => {
    provider.answers['PUT /addresses/7'] = answer;
    provider.answers['DELETE /addresses/7'] = answer;
    const updated = await gql(updateMutation, { id: '7', input: { ...work, isPreferred: true } }, loose);
    expect(updated.data.updateAddress).toEqual({ ...work, id: '7', isPreferred: true });
    expect((await gql(deleteMutation, { id: '7' }, loose)).data.deleteAddress).toBe('7');
  });

  test('may correct what was written [CALL-10] [CALL-11]', async () => {
    const answer = { data: { address: { id: 7, full_address: 'Olaya Street', is_preferred: 0 } } };
    for (const call of ['POST /addresses', 'PUT /addresses/7']) provider.answers[call] = answer;
    for (const query of [createMutation, updateMutation]) {
      const { data } = await gql(query, { id: '7', input: { ...work, isPreferred: true } }, loose);
      expect(Object.values(data)).toMatchObject([
        { ...work, id: '7', fullAddress: 'Olaya Street', isPreferred: false },
      ]);
    }
  });

  test('may say status false with HTTP 200, which is a failure with its own words [CALL-13]', async () => {
    const refusal = { status: false, message: 'Too far away' };
    for (const call of ['POST /addresses', 'PUT /addresses/7', 'DELETE /addresses/7']) provider.answers[call] = refusal;
    for (const query of [createMutation, updateMutation, deleteMutation]) {
      const { errors } = await gql(query, { id: '7', input: work }, loose);
      expect(errors?.[0]).toMatchObject({
        message: 'Too far away',
        extensions: { code: 'REFUSED', isProvidersMessage: true },
      });
    }
  });

  test('may forget to say which id a new address has: it is looked up, and not added twice', async () => {
    provider.answers['POST /addresses'] = { status: true, data: [] };
    provider.answers['GET /addresses'] = { data: [4, 12, 5].map((id) => ({ id, title: id === 12 ? 'Home' : 'Work' })) };
    const { data } = await gql(createMutation, { input: work }, loose);
    expect(data.createAddress.id).toBe('5');
    expect(provider.calls.map((call) => call.method)).toEqual(['POST', 'GET']);
  });
});
