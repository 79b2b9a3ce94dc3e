import { describe, expect, test } from 'vitest';
import { readerOf } from '../../tests/support/reader-of.ts';
import { toBranch } from '../graphql/mappers/branches.ts';
import { readBranch } from './branches.ts';
import { giftCardShelf, readService } from './catalogue.ts';
import { readProduct, takesTime } from './shop.ts';
import { readDetails } from './vouchers.ts';

const product = {
  id: 7,
  product_master_id: 70,
  name: 'Massage',
  price: '200',
  duration: 45,
  image: '/a.jpg',
  times: [],
};

const branch = {
  id: 1,
  name: 'Olaya',
  main_image: '/main.jpg',
  thumpimage_image: '/thumb.jpg',
  is_open: 1,
  working_times: [],
  latitude: '24.7',
  longitude: 46.6,
};

const serviceOf = (more: object = {}) => readService(readerOf({ ...product, ...more }));
const productOf = (more: object = {}, isGiftCard = false) => readProduct(readerOf({ ...product, ...more }), isGiftCard);
const branchOf = (more: object = {}) => toBranch(readBranch(readerOf({ ...branch, ...more })));

describe('a service', () => {
  test('is described in text, whatever markup the provider wrote', () => {
    const description = '<p>Warm &amp; calm</p><script>alert(1)</script><ul><li>Oil</li><li>2 &lt; 3</li></ul>';
    expect(serviceOf({ description }).description).toBe('Warm & calm\nOil\n2 < 3');
  });

  test('falls back to its small picture, and is one because it takes time [CAT-04]', () => {
    expect(serviceOf()).toMatchObject({ detailImage: 'https://p.example/a.jpg', durationMinutes: 45 });
    const isTreatment = (more: object) => takesTime(readerOf({ ...product, ...more }));
    expect(isTreatment({})).toBe(true);
    expect(isTreatment({ duration: null })).toBe(false);
    expect(isTreatment({ duration: null, times: [{ from: '10:00' }] })).toBe(true);
    expect(isTreatment({ voucher_group_name: 'Rose' })).toBe(false);
  });
});

describe('a retail product', () => {
  const prices = (more: object) => productOf(more).sizes.map(({ extension, price }) => [extension, price.amount]);

  test('costs once, one and a half times and twice its price in 30, 50 and 100 ml, to the halala [SHOP-04]', () => {
    expect(prices({ price: 120 })).toEqual([
      ['30ml', 12_000],
      ['50ml', 18_000],
      ['100ml', 24_000],
    ]);
    expect(prices({ price: 99.99 }).map(([, amount]) => amount)).toEqual([9999, 14_999, 19_998]);
    expect(prices({ price: 0 }).map(([, amount]) => amount)).toEqual([0, 0, 0]);
  });

  test('that is reduced shows the old price of each size', () => {
    const { sizes } = productOf({ price: 100, price_before_discount: 150 });
    expect(sizes.map(({ priceBeforeDiscount }) => priceBeforeDiscount?.amount)).toEqual([15_000, 22_500, 30_000]);
  });

  test('that is a gift card comes in no sizes, by the list or by its own mark', () => {
    const marked = productOf({ voucher_group_name: 'Rose' });
    expect(marked).toMatchObject({ isGiftCard: true, sizes: [], price: { amount: 20_000 } });
    expect(productOf({}, true)).toMatchObject({ isGiftCard: true, sizes: [] });
  });
});

test.each([
  ['Gift Cards', '34'],
  ['بطاقات الهدايا', '34'],
  ['قسائم الشراء', '34'],
  ['Hair', null],
])('gift cards on sale are looked for in a category called %s', (name, id) => {
  const menus = [{ id: '3', name: 'Shop', categories: [{ id: '34', name, image: null, subCategories: [] }] }];
  expect(giftCardShelf({ menus })).toEqual(id && { category_id: id });
});

describe('a branch', () => {
  test('shows the first picture there is [BR-06]', () => {
    expect(branchOf().image).toBe('https://p.example/main.jpg');
  });

  test.each([
    ['https://maps.example/x', 'https://maps.example/x'],
    ['javascript:alert(1)', 'https://www.google.com/maps/search/?api=1&query=24.7,46.6'],
    [null, 'https://www.google.com/maps/search/?api=1&query=24.7,46.6'],
  ])('is found by its map link or by its place: %s', (link, url) => {
    expect(branchOf({ google_map_link: link }).directionsUrl).toBe(url);
  });

  test.each([
    [null, 46.6],
    [0, 0],
    [91, 46.6],
    [24.7, 181],
  ])('has no place on a map at %s, %s', (latitude, longitude) => {
    const nowhere = { latitude: null, longitude: null, mapUrl: null, directionsUrl: null };
    expect(branchOf({ latitude, longitude })).toMatchObject(nowhere);
  });
});

test('a gift card takes from its row in the list what its own answer leaves empty', () => {
  const row = readerOf({ serial_number: 'G', voucher_group_name: 'Rose', value: 100, card_image: '/rose.svg' });
  const own = readerOf({ serial_number: 'G', voucher_group_name: null, value: '', remaining_amount: 40 });
  expect(readDetails(own.over(row))).toMatchObject({
    name: 'Rose',
    image: 'https://p.example/rose.svg',
    total: { amount: 10_000 },
    redeemed: { amount: 6_000 },
  });
});

test('a product with a picture that cannot be shown has its other one', () => {
  expect(serviceOf({ image: 'javascript:alert(1)', inner_image: '/near.jpg' }).image).toBe(
    'https://p.example/near.jpg',
  );
});
