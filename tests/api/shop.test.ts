import { describe, expect, test } from 'vitest';
import { looseShopForFile, shopForFile } from '../support/for-file.ts';
import { addMutation } from '../support/shop-steps.ts';

const shop = await shopForFile({ providerCacheMs: 0, deviceType: 'kiosk' });
const { provider, gql: ask } = await looseShopForFile();

const itemQuery = `query ($id: ID!, $as: CatalogueKind) {
  catalogueItem(id: $id, as: $as) {
    __typename id name price { amount }
    ... on Product { isGiftCard sizes { extension millilitres price { amount } } }
  }
}`;
const cardsQuery = '{ giftCardsOnSale { id name price { amount } isGiftCard sizes { extension } } }';

const askedTypes = () => shop.controls.requests().map((call) => `${call.path} ${call.headers['service-type']}`);

describe('a guest in the shop', () => {
  test('sees a product in three sizes at one call, asked for as the shop asks [SHOP-04 SHOP-06]', async () => {
    const { calls, answer } = await shop.asked(() => shop.gql(itemQuery, { id: '8001', as: 'PRODUCT' }));
    expect(calls).toEqual(['GET /products/8001']);
    expect(askedTypes()).toEqual(['/products/8001 online_store']);
    const sizesFrom = (base: number) => [
      { extension: '30ml', millilitres: 30, price: { amount: base } },
      { extension: '50ml', millilitres: 50, price: { amount: base * 1.5 } },
      { extension: '100ml', millilitres: 100, price: { amount: base * 2 } },
    ];
    expect(answer.data.catalogueItem.sizes).toEqual(sizesFrom(answer.data.catalogueItem.price.amount));
    provider.answers['GET /products/1'] = { status: true, data: { product: { id: 1, name: 'Oud', price: null } } };
    const { data } = await ask(itemQuery, { id: '1', as: 'PRODUCT' });
    expect(data.catalogueItem.sizes, 'without a price').toEqual(sizesFrom(10_000));
  });

  test('brings the chosen way of delivery and the device along to the shop’s own calls [HDR-04 HDR-05]', async () => {
    const cookie = 'settings=food_ordering.delivery';
    const listsQuery = '{ shopMenus { menus { id } } shopProducts(filter: { page: 1 }) { products { id } } }';
    const calls = await shop.callsOf(async () => {
      await shop.gql(listsQuery, {}, { cookie });
      await shop.gql(itemQuery, { id: '8001', as: 'PRODUCT' }, { cookie });
    });
    expect(calls.toSorted()).toEqual(['GET /menus', 'GET /products', 'GET /products/8001']);
    for (const { headers } of shop.controls.requests()) {
      const settings = { 'service-type': 'online_store', 'delivery-method': 'delivery', 'device-type': 'kiosk' };
      expect(headers).toMatchObject(settings);
    }
  });

  test('finds the gift cards on sale at two calls; they come in no sizes and are not among the products [VCH-14]', async () => {
    const { calls, answer } = await shop.asked(() => shop.gql(cardsQuery));
    expect(calls).toEqual(['GET /menus', 'GET /products']);
    expect(askedTypes()).toEqual(['/menus online_store', '/products online_store']);
    const cards = answer.data.giftCardsOnSale;
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) expect(card).toMatchObject({ isGiftCard: true, sizes: [] });
    const products = await shop.gql('{ shopProducts { products { id } } }');
    const ids = products.data.shopProducts.products.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(cards[0].id);
    const arabic = await shop.gql(cardsQuery, {}, { language: 'ar' });
    expect(arabic.data.giftCardsOnSale).toHaveLength(cards.length);
  });
});

describe('a customer in the shop', () => {
  test('has number and size sent with the product, and a gift card without a size [SHOP-05 VCH-14]', async () => {
    const cookie = await shop.signIn('500000911');
    const branch = { branchId: '2' };
    await shop.callsOf(async () => {
      const bottle = { productId: '8001', quantity: 3, extension: '100ml', ...branch };
      expect((await shop.gql(addMutation, { input: bottle }, { cookie })).errors).toBeUndefined();
      const card = { productId: '9002', quantity: 2, extension: null, ...branch };
      const { data } = await shop.gql(addMutation, { input: card }, { cookie });
      expect(data.addToCart.cart.lines).toMatchObject([
        { productId: '8001', quantity: 3, extension: '100ml', kind: 'SERVICE' },
        { productId: '9002', quantity: 2, extension: null, kind: 'GIFT_CARD' },
      ]);
    });
    const sent = shop.controls.requests().filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      { product_id: '8001', quantity: 3, branch_id: '2', selectedExtension: '100ml' },
      { product_id: '9002', quantity: 2, branch_id: '2' },
    ]);
  });
});

describe('a provider that writes its shop in its own way', () => {
  const product = (id: number, more: object = {}) => ({ id, name: `No. ${id}`, price: '80', ...more });

  test('has its gift cards found by their mark where no category is called so', async () => {
    provider.answers['GET /menus'] = { data: { menus: [{ id: 1, menu_categories: {} }] } };
    provider.answers['GET /products'] = { data: [product(1), product(2, { voucher_group_name: 'Rose' })] };
    expect((await ask(cardsQuery)).data.giftCardsOnSale).toMatchObject([{ id: '2', isGiftCard: true }]);
  });

  test('and in a category of their own even without a mark; no card is no failure', async () => {
    const shelf = { id: 9, name: 'بطاقات الإهداء', children: [] };
    provider.answers['GET /menus'] = { menus: [{ id: 1, menu_categories: [{ id: 8, name: 'Hair' }, shelf] }] };
    provider.answers['GET /products'] = { data: { products: [product(1)] } };
    expect((await ask(cardsQuery)).data.giftCardsOnSale).toMatchObject([{ id: '1', isGiftCard: true, sizes: [] }]);
    expect(provider.calls.at(-1)?.query.get('category_id')).toBe('9');
    provider.answers['GET /products'] = { data: [] };
    expect((await ask(cardsQuery)).data).toEqual({ giftCardsOnSale: [] });
  });

  test('strikes no price through where it tells of a discount but of no higher former price [SVC-02]', async () => {
    const former = [undefined, null, 80, '79.50', 100];
    const rows = former.map((before, id) => product(id, { price_before_discount: before, discount_value: 10 }));
    provider.answers['GET /products'] = { data: rows };
    for (const [list, field] of [
      ['services', 'services'],
      ['shopProducts', 'products'],
    ] as const) {
      const { data } = await ask(`{ ${list} { ${field} { priceBeforeDiscount { amount } } } }`);
      const prices = data[list][field].map((row: { priceBeforeDiscount: object | null }) => row.priceBeforeDiscount);
      expect(prices, list).toEqual([null, null, null, null, { amount: 10_000 }]);
    }
  });

  test('may know its products in the shop alone, and its services without how long they take', async () => {
    provider.answers['GET /products/5'] = (response, call) => {
      const isKnown = call.headers['service-type'] === 'online_store';
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? { data: product(5) } : { message: 'Not here' }));
    };
    expect((await ask(itemQuery, { id: '5' })).data.catalogueItem).toMatchObject({ __typename: 'Product', id: '5' });
    provider.answers['GET /products/6'] = { data: product(6, { duration: null, times: [] }) };
    expect((await ask(itemQuery, { id: '6', as: 'SERVICE' })).data.catalogueItem.__typename).toBe('Service');
    expect((await ask(itemQuery, { id: '7', as: 'GIFT_CARD' })).data).toEqual({ catalogueItem: null });
  });
});
