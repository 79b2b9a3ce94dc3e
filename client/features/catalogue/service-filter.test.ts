import { expect, test } from 'vitest';
import type { MenusQuery } from '../../graphql/generated/graphql.ts';
import { listPath, readPage } from '../../routing/list-path.ts';
import {
  arrangementFilter,
  countWishes,
  noArrangement,
  readArrangement,
  readServiceFilter,
  servicesFilter,
  servicesPath,
} from './service-filter.ts';

const search = (text: string) => new URLSearchParams(text);

const list = {
  __typename: 'Menus',
  branchId: '1',
  isCustomMenu: true,
  categoryQueryType: 'category',
  menus: [
    { id: '1', name: 'Beauty', categories: [{ id: '11', name: 'Hair', image: null, subCategories: [] }] },
    { id: '2', name: 'Wellness', categories: [{ id: '22', name: 'Massage', image: null, subCategories: [] }] },
  ],
} as unknown as MenusQuery['menus'];

test('a URL without a query asks for the first page of everything', () => {
  expect(readServiceFilter(search(''))).toEqual({
    ...noArrangement,
    branch: null,
    menu: null,
    category: null,
    sub: null,
    page: 1,
    service: null,
  });
});

test('a shared link shows the same branch, category and page again', () => {
  const path = servicesPath({ branch: '2', menu: '1', category: '11', sub: '111', page: 3, service: '7' });
  expect(path).toBe('/services?branch=2&menu=1&category=11&sub=111&page=3&service=7');
  expect(readServiceFilter(search(path.split('?')[1] ?? ''))).toEqual({
    ...noArrangement,
    branch: '2',
    menu: '1',
    category: '11',
    sub: '111',
    page: 3,
    service: '7',
  });
});

test('the first page of everything has the short URL', () => {
  expect(servicesPath({ branch: null, page: 1 })).toBe('/services');
  expect(listPath('/shop/products', { category: '31', page: 1 })).toBe('/shop/products?category=31');
});

test.each(['', '0', '-1', '1.5', 'two', '1e3', '99999', ' 2'])(
  'a page number like "%s" shows the first page',
  (page) => {
    expect(readPage(new URLSearchParams({ page }))).toBe(1);
  },
);

test('an id that cannot be one is left out', () => {
  const filter = readServiceFilter(new URLSearchParams({ branch: '../etc', category: 'a b', menu: 'x'.repeat(65) }));
  expect(filter).toMatchObject({ branch: null, category: null, menu: null });
});

test('what the menus answered goes back to the list of services [CAT-01]', () => {
  const filter = readServiceFilter(search('category=22&page=2'));
  expect(servicesFilter(filter, list)).toEqual({
    branchId: '1',
    menuId: '2',
    categoryId: '22',
    subCategoryId: null,
    isCustomMenu: true,
    categoryQueryType: 'category',
    page: 2,
  });
});

test('a chosen branch and menu win over those of the answer', () => {
  const filter = readServiceFilter(search('branch=3&menu=1'));
  expect(servicesFilter(filter, list)).toMatchObject({ branchId: '3', menuId: '1', categoryId: null });
});

test('without menus the path alone asks for services', () => {
  const filter = readServiceFilter(search('branch=3&category=22'));
  expect(servicesFilter(filter, null)).toEqual({
    branchId: '3',
    menuId: null,
    categoryId: '22',
    subCategoryId: null,
    page: 1,
  });
});

test('sorting and filtering go with the category to the list of services', () => {
  const filter = readServiceFilter(search('category=22&sort=offer&to=200'));
  expect(servicesPath(filter)).toBe('/services?category=22&sort=offer&to=200');
  expect(servicesFilter(filter, list)).toMatchObject({ categoryId: '22', sort: 'DISCOUNT', maxPrice: 20_000 });
});

const read = (query: string) => readArrangement(new URLSearchParams(query));

test('a shared address sorts and filters the same again', () => {
  const arrangement = read('sort=-price&from=100&to=300&minutes=60&offers=1');
  expect(arrangement).toEqual({ sort: '-price', from: 100, to: 300, minutes: 60, offers: 1 });
  expect(arrangementFilter(arrangement)).toEqual({
    sort: 'PRICE_DESCENDING',
    minPrice: 10_000,
    maxPrice: 30_000,
    maxMinutes: 60,
    hasDiscount: true,
  });
  expect(countWishes(arrangement)).toBe(4);
});

test('a visitor who types Arabic digits, or the two prices the wrong way round, is understood', () => {
  expect(read('from=٣٠٠&to=١٠٠')).toMatchObject({ from: 100, to: 300 });
  expect(read('from=0&to=0')).toMatchObject({ from: null, to: 0 });
});

test.each(['sort=toString', 'sort=', 'from=-1', 'to=1e3', 'to=12345678', 'minutes=0', 'minutes=soon', 'offers=yes'])(
  'what is no wish, such as %s, is left out',
  (query) => {
    expect(read(query)).toEqual(noArrangement);
    expect(arrangementFilter(read(query))).toEqual({});
  },
);
