import { describe, expect, test } from 'vitest';
import type { ProviderBranch } from '../../provider/branches.ts';
import type { ProviderProduct } from '../../provider/catalogue.ts';
import { toBranch } from './branches.ts';
import { toService } from './catalogue.ts';
import { toCatalogueItem, toProduct } from './shop.ts';
import { giftCardShelf, toGiftCard } from './vouchers.ts';

const BASE = 'https://p.example';
const NOW = Date.parse('2026-11-22T12:00:00Z');

const PRODUCT: ProviderProduct = {
  id: '7',
  product_master_id: '70',
  name: 'Massage',
  price: 200,
  price_before_discount: null,
  discount_value: null,
  duration: 45,
  description: null,
  image: '/a.jpg',
  inner_image: null,
  times: [],
  voucher_group_name: null,
};

const BRANCH: ProviderBranch = {
  id: '1',
  name: 'Olaya',
  image: null,
  main_image: '/main.jpg',
  thumpimage_image: '/thumb.jpg',
  is_open: true,
  address: null,
  city_name: null,
  phone: null,
  description: null,
  working_times: [
    { day: 'Friday', is_active: false, start_at: '09:00', end_at: '21:00' },
    { day: 'Sunday', is_active: true, start_at: '9:00:00', end_at: '21:00:00' },
  ],
  google_map_link: null,
  latitude: 24.7,
  longitude: 46.6,
};

describe('a service', () => {
  test.each([
    [250, 25_000],
    [200, null],
    [150, null],
    [null, null],
  ])('shows the old price %d only when it was higher', (before, amount) => {
    expect(toService({ ...PRODUCT, price_before_discount: before }, BASE).priceBeforeDiscount?.amount ?? null).toBe(
      amount,
    );
  });

  test('is described in text, whatever markup the provider wrote', () => {
    const description = '<p>Warm &amp; calm</p><script>alert(1)</script><ul><li>Oil</li><li>2 &lt; 3</li></ul>';
    expect(toService({ ...PRODUCT, description }, BASE).description).toBe('Warm & calm\nOil\n2 < 3');
  });

  test('falls back to its small picture, and is one because it takes time [CAT-04]', () => {
    expect(toService(PRODUCT, BASE)).toMatchObject({ detailImage: 'https://p.example/a.jpg', durationMinutes: 45 });
    expect(toCatalogueItem(PRODUCT, BASE).__typename).toBe('Service');
    expect(toCatalogueItem({ ...PRODUCT, duration: null }, BASE).__typename).toBe('Product');
    expect(toCatalogueItem({ ...PRODUCT, duration: null, times: [{ from: '10:00' }] }, BASE).__typename).toBe(
      'Service',
    );
    expect(toCatalogueItem({ ...PRODUCT, duration: null }, BASE, 'SERVICE').__typename).toBe('Service');
  });
});

describe('a retail product', () => {
  const prices = (product: ProviderProduct) =>
    toProduct(product, BASE).sizes.map(({ extension, price }) => [extension, price.amount]);

  test('costs once, one and a half times and twice its price in 30, 50 and 100 ml, to the halala [SHOP-04]', () => {
    expect(prices({ ...PRODUCT, price: 120 })).toEqual([
      ['30ml', 12_000],
      ['50ml', 18_000],
      ['100ml', 24_000],
    ]);
    expect(prices({ ...PRODUCT, price: 99.99 }).map(([, amount]) => amount)).toEqual([9999, 14_999, 19_998]);
    expect(prices({ ...PRODUCT, price: 0 }).map(([, amount]) => amount)).toEqual([0, 0, 0]);
  });

  test('without a price is based on 100 riyals [SHOP-04]', () => {
    expect(prices({ ...PRODUCT, price: null }).map(([, amount]) => amount)).toEqual([10_000, 15_000, 20_000]);
  });

  test('that is reduced shows the old price of each size', () => {
    const { sizes } = toProduct({ ...PRODUCT, price: 100, price_before_discount: 150 }, BASE);
    expect(sizes.map(({ priceBeforeDiscount }) => priceBeforeDiscount?.amount)).toEqual([15_000, 22_500, 30_000]);
  });

  test('that is a gift card comes in no sizes, by the list or by its own mark', () => {
    const marked = toProduct({ ...PRODUCT, voucher_group_name: 'Rose' }, BASE);
    expect(marked).toMatchObject({ isGiftCard: true, sizes: [], price: { amount: 20_000 } });
    expect(toCatalogueItem(PRODUCT, BASE, 'GIFT_CARD')).toMatchObject({ isGiftCard: true, sizes: [] });
    expect(toCatalogueItem({ ...PRODUCT, voucher_group_name: 'Rose' }, BASE).__typename).toBe('Product');
  });
});

test.each([
  ['Gift Cards', '34'],
  ['بطاقات الهدايا', '34'],
  ['قسائم الشراء', '34'],
  ['Hair', null],
])('gift cards on sale are looked for in a category called %s', (name, id) => {
  const menus = [{ id: '3', name: 'Shop', menu_categories: [{ id: '34', name, image: null, children: [] }] }];
  const shelf = giftCardShelf({ menus, branch_id: null, is_custom_menu: false, category_query_type: null });
  expect(shelf).toEqual(id && { category_id: id });
});

describe('a branch', () => {
  test('shows the first picture there is [BR-06]', () => {
    expect(toBranch(BRANCH, BASE, NOW).image).toBe('https://p.example/main.jpg');
  });

  test.each([
    ['https://maps.example/x', 'https://maps.example/x'],
    ['javascript:alert(1)', 'https://www.google.com/maps/search/?api=1&query=24.7,46.6'],
    [null, 'https://www.google.com/maps/search/?api=1&query=24.7,46.6'],
  ])('is found by its map link or by its place: %s', (link, url) => {
    expect(toBranch({ ...BRANCH, google_map_link: link }, BASE, NOW).directionsUrl).toBe(url);
  });

  test.each([
    [null, 46.6],
    [0, 0],
    [91, 46.6],
    [24.7, 181],
  ])('has no place on a map at %s, %s', (latitude, longitude) => {
    const nowhere = { latitude: null, longitude: null, mapUrl: null, directionsUrl: null };
    expect(toBranch({ ...BRANCH, latitude, longitude }, BASE, NOW)).toMatchObject(nowhere);
  });
});

test.each([
  ['Not Used', 'NOT_USED'],
  ['used', 'USED'],
  ['Expired', 'EXPIRED'],
  ['Frozen', 'ACTIVE'],
  [null, 'ACTIVE'],
])('a gift card that is %s counts as %s [VCH-10]', (status, expected) => {
  const voucher = { serial_number: 'G', voucher_group_name: null, value: 1, card_image: null, total: null };
  const rest = { currency: null, description: null, expiry_date: null, voucher_order_number: null, qr_code: null };
  const amounts = { remaining_amount: null, sub_total: null, tax_rate: null, tax: null, discounts: null };
  expect(toGiftCard({ ...voucher, ...rest, ...amounts, status, redeem_history: [] }, BASE).status).toBe(expected);
});
