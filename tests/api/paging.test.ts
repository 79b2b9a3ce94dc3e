import { beforeEach, describe, expect, test } from 'vitest';
import { looseShopForFile } from '../support/for-file.ts';

const { provider, gql } = await looseShopForFile();

beforeEach(() => {
  provider.calls.length = 0;
});

test('a list stands where the provider says, its last page included, and ten to a page when it says nothing [CAT-03]', async () => {
  const placeQuery = '{ services(filter: { page: 2 }) { page { currentPage lastPage perPage total } } }';
  const products = [{ id: 1, name: 'Oil' }];
  const placed = { current_page: '2', last_page: '7', per_page: '4', total: '31' };
  provider.answers['GET /products'] = { data: { products, pagination_options: placed } };
  const told = await gql(placeQuery);
  expect(told.data.services.page).toEqual({ currentPage: 2, lastPage: 7, perPage: 4, total: 31 });
  provider.answers['GET /products'] = { data: { products, pagination_options: { current_page: 2, total: 31 } } };
  const untold = await gql(placeQuery);
  expect(untold.data.services.page).toEqual({ currentPage: 2, lastPage: 4, perPage: 10, total: 31 });
});

describe('a list whose pages say strange things', () => {
  const sortedQuery = `{ services(filter: { sort: PRICE }) {
    services { id } page { total lastPage } canArrange
  } }`;
  const product = (id: number) => ({ id, name: `No. ${id}`, price: 100 - id });
  const paged = (last: number, products: object[]) => ({ data: { products, pagination_options: { last_page: last } } });

  test('is sorted once where every page is the same', async () => {
    provider.answers['GET /products'] = paged(3, [product(1), product(2)]);
    const { data } = await gql(sortedQuery);
    expect(data.services).toEqual({
      services: [{ id: '2' }, { id: '1' }],
      page: { total: 2, lastPage: 1 },
      canArrange: true,
    });
    expect(provider.calls).toHaveLength(3);
  });

  test('is left in its own order where it never ends, at the four calls that tell', async () => {
    provider.answers['GET /products'] = paged(2_000_000_000, [product(1), product(2)]);
    const { data } = await gql(sortedQuery);
    expect(data.services).toMatchObject({ services: [{ id: '1' }, { id: '2' }], canArrange: false });
    expect(provider.calls).toHaveLength(4);
  });
});
