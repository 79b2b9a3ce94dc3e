import { describe, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile({ providerCacheMs: 0 });

const servicesQuery = `query ($filter: ServiceFilterInput!) {
  services(filter: $filter) {
    services { id productMasterId name price { amount currency } durationMinutes description image detailImage }
    page { currentPage lastPage perPage total }
  }
}`;
const menusQuery = `query ($filter: MenuFilterInput!) {
  menus(filter: $filter) {
    branchId isCustomMenu categoryQueryType
    menus { id name categories { id name image subCategories { id name } } }
  }
}`;
const itemQuery = 'query ($id: ID!) { catalogueItem(id: $id) { __typename id name price { amount } } }';

describe('a guest who browses', () => {
  test('sees menus with categories and sub-categories of a branch at one call [CALL-28] [CAT-01] [CAT-02]', async () => {
    let answer = await shop.gql(menusQuery, { filter: {} });
    const calls = await shop.callsOf(async () => {
      answer = await shop.gql(menusQuery, { filter: { branchId: '2', categoryId: '11', subCategoryId: '111' } });
    });
    expect(calls).toEqual(['GET /menus']);
    expect(shop.controls.requests()[0]?.query).toEqual({ branch_id: '2', category_id: '11', sub_category_id: '111' });
    expect(answer.data.menus).toMatchObject({ branchId: '2', categoryQueryType: 'sub_category' });
    expect(answer.data.menus.menus[0].categories[0].subCategories[0].id).toBe('111');
    const data = { menus: [], branch_id: 7, is_custom_menu: '1', category_query_type: 'both' };
    shop.controls.setFault({ kind: 'body', path: 'menus', times: 1, body: { status: true, data } });
    answer = await shop.gql(menusQuery, { filter: {} });
    expect(answer.data.menus).toEqual({ menus: [], branchId: '7', isCustomMenu: true, categoryQueryType: 'both' });
  });

  test('sees a page of ten services at one call [CALL-29] [CAT-04]', async () => {
    await shop.gql(servicesQuery, { filter: {} });
    const { calls, answer } = await shop.asked(() => shop.gql(servicesQuery, { filter: { page: 2 } }));
    const { services, page } = answer.data.services;
    expect(calls).toEqual(['GET /products']);
    expect(services).toHaveLength(10);
    expect(page).toMatchObject({ currentPage: 2, perPage: 10 });
    expect(page.lastPage).toBe(Math.ceil(page.total / 10));
    expect(services[0]).toMatchObject({ productMasterId: expect.any(String), durationMinutes: expect.any(Number) });
    expect(services[0].price.currency).toBe('SAR');
  });

  test('reads the language that they prefer most, whatever they name first [HDR-06]', async () => {
    const speaks = async (accepted: string) => {
      const answer = await shop.gql(itemQuery, { id: '1027' }, { headers: { 'accept-language': accepted } });
      return /[\u0621-\u064a]/.test(answer.data.catalogueItem.name) ? 'ar' : 'en';
    };
    expect(await speaks('en;q=0.3, ar-SA;q=0.9')).toBe('ar');
    expect(await speaks('ar;q=0, en')).toBe('en');
    expect(await speaks('fr, ar;q=0.5')).toBe('ar');
    expect(await speaks('arc, fr')).toBe('en');
  });

  test('has the fields that steer the list passed on to it [CALL-29] [CAT-01] [CAT-05]', async () => {
    const filter = { branchId: '1', menuId: '1', categoryId: '11', isCustomMenu: false, categoryQueryType: 'category' };
    await shop.callsOf(() => shop.gql(servicesQuery, { filter: { ...filter, subCategoryId: '111' } }));
    expect(shop.controls.requests()[0]?.query).toEqual({
      branch_id: '1',
      menu_id: '1',
      category_id: '11',
      sub_category_id: '111',
      is_custom_menu: '0',
      category_query_type: 'category',
      page: '1',
    });
  });

  test('opens a service or a retail product by its id at one call [CALL-30]', async () => {
    const { data } = await shop.gql(servicesQuery, { filter: {} });
    const [first] = data.services.services;
    let answer = await shop.gql(itemQuery, { id: '8001' });
    expect(answer.data.catalogueItem).toMatchObject({ __typename: 'Product', id: '8001' });
    const calls = await shop.callsOf(async () => {
      answer = await shop.gql(itemQuery, { id: first.id });
    });
    expect(calls).toEqual([`GET /products/${first.id}`]);
    expect(shop.controls.requests()[0]?.query).toEqual({});
    expect(answer.data.catalogueItem).toMatchObject({ __typename: 'Service', name: first.name });
  });

  test('finds nothing under an unknown id, and a malformed one costs no call', async () => {
    expect((await shop.gql(itemQuery, { id: '999999' })).data).toEqual({ catalogueItem: null });
    const calls = await shop.callsOf(() => shop.gql(itemQuery, { id: '../cart' }));
    expect(calls).toEqual([]);
  });

  test('reads the retail shop as online_store, everything else as reservation [SHOP-06] [HDR-03] [PROD-09]', async () => {
    const query =
      '{ shopMenus { menus { id } } shopProducts { products { id name } page { total } } menus { branchId } }';
    const calls = await shop.callsOf(() => shop.gql(query));
    expect(calls).toHaveLength(3);
    const types = shop.controls.requests().map((call) => `${call.path} ${call.headers['service-type']}`);
    expect(types.toSorted()).toEqual(['/menus online_store', '/menus reservation', '/products online_store']);
  });

  test('is answered in Arabic on an Arabic page [HDR-06]', async () => {
    const query = '{ menus { menus { name } } }';
    const [english, arabic] = await Promise.all([
      shop.gql(query, {}, { language: 'en' }),
      shop.gql(query, {}, { language: 'ar' }),
    ]);
    expect(english.data.menus.menus[0].name).toMatch(/[a-z]/i);
    expect(arabic.data.menus.menus[0].name).toMatch(/[\u0600-\u06ff]/);
  });

  test('brings settings along that were chosen before [HDR-03] [HDR-04]', async () => {
    await shop.callsOf(() => shop.gql('{ branches { id } }', {}, { cookie: 'settings=srvc_resv.delivery' }));
    expect(shop.controls.requests()[0]?.headers).toMatchObject({
      'service-type': 'srvc_resv',
      'delivery-method': 'delivery',
      'device-type': 'web',
    });
  });

  test.each([
    ['a%0d%0ab.c', 'reservation', 'branch'],
    ['toString.valueOf', 'reservation', 'branch'],
    ['online_store', 'reservation', 'branch'],
    ['online_store.delivery.web', 'reservation', 'branch'],
    ['.', 'reservation', 'branch'],
    ['food_ordering.', 'food_ordering', 'branch'],
    ['.delivery', 'reservation', 'delivery'],
    ['everything.delivery', 'reservation', 'delivery'],
  ])('takes of the settings %s only what it knows [LANG-06]', async (kept, serviceType, deliveryMethod) => {
    await shop.callsOf(() => shop.gql('{ branches { id } }', {}, { cookie: `settings=${kept}` }));
    expect(shop.controls.requests()[0]?.headers).toMatchObject({
      'service-type': serviceType,
      'delivery-method': deliveryMethod,
    });
  });

  test('sends nothing of the browser upstream', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4', 'user-agent': 'Browser/1', 'x-real-ip': '1.2.3.4' };
    await shop.callsOf(() => shop.gql('{ branches { id } }', {}, { headers }));
    const sent = shop.controls.requests()[0]?.headers ?? {};
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['x-forwarded-for']));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['user-agent']));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['x-real-ip']));
  });

  test('may leave out what has a default, with the plan compiled or not', async () => {
    const query = '{ services(filter: { branchId: "1" }) { page { currentPage } } }';
    for (let turn = 0; turn < 3; turn++) {
      await shop.callsOf(() => shop.gql(query));
      expect(shop.controls.requests()[0]?.query).toEqual({ branch_id: '1', page: '1' });
    }
  });

  test('is refused a page below the first without a call', async () => {
    const calls = await shop.callsOf(async () => {
      const { errors } = await shop.gql(servicesQuery, { filter: { page: 0 } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { page: expect.any(String) } });
    });
    expect(calls).toEqual([]);
  });
});

describe('a provider in trouble', () => {
  test.each([
    ['status', { status: 500 }, 'PROVIDER_UNAVAILABLE'],
    ['reset', {}, 'PROVIDER_UNAVAILABLE'],
    ['html', {}, 'PROVIDER_MALFORMED'],
    ['huge', {}, 'PROVIDER_MALFORMED'],
    ['truncated', {}, 'PROVIDER_UNAVAILABLE'],
    ['status', { status: 429, retryAfter: 30 }, 'RATE_LIMITED'],
  ] as const)('that answers with %s %o is named by a code', async (kind, more, code) => {
    shop.controls.setFault({ kind, path: 'branches', ...more });
    const { errors } = await shop.gql('{ branches { id } }');
    shop.controls.clearFaults();
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  test('is asked a second time after a passing failure, and the guest notices nothing [HDR-10]', async () => {
    shop.controls.setFault({ kind: 'reset', path: 'branches', times: 1 });
    const { data, errors } = await shop.gql('{ branches { id } }');
    expect(errors).toBeUndefined();
    expect(data.branches.length).toBeGreaterThan(0);
  });
});

describe('a guest who sorts and filters', () => {
  const arrangedQuery = `query ($filter: ServiceFilterInput!) {
    services(filter: $filter) {
      services { id price { amount } priceBeforeDiscount { amount } durationMinutes }
      page { currentPage lastPage perPage total }
      canArrange
    }
  }`;

  test('sees the whole list in order, page by page, at one call for each page of the provider', async () => {
    const plain = await shop.gql(arrangedQuery, { filter: { branchId: '2' } });
    const { lastPage, total } = plain.data.services.page;
    expect(plain.data.services.canArrange).toBe(true);
    const prices: number[] = [];
    for (let page = 1; page <= lastPage; page++) {
      const { calls, answer } = await shop.asked(() =>
        shop.gql(arrangedQuery, { filter: { branchId: '2', sort: 'PRICE', page } }),
      );
      expect(calls).toHaveLength(lastPage);
      expect(answer.data.services.page).toEqual({ currentPage: page, lastPage, perPage: 10, total });
      prices.push(...answer.data.services.services.map(({ price }: { price: { amount: number } }) => price.amount));
    }
    expect(prices).toHaveLength(total);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('finds only what fits, counted as it is, within the branch and category that steer the list', async () => {
    const filter = { branchId: '1', categoryId: '11', maxPrice: 30_000, maxMinutes: 60, hasDiscount: false };
    await shop.callsOf(async () => {
      const { services, page } = (await shop.gql(arrangedQuery, { filter })).data.services;
      expect(services.length).toBeGreaterThan(0);
      expect(page).toMatchObject({ total: services.length, lastPage: 1 });
      for (const { price, durationMinutes } of services) {
        expect(price.amount).toBeLessThanOrEqual(30_000);
        expect(durationMinutes).toBeLessThanOrEqual(60);
      }
    });
    expect(shop.controls.requests()[0]?.query).toEqual({ branch_id: '1', category_id: '11', page: '1' });
  });
});
