import type { Money, Product, ProductPage, ProductSize } from '../graphql/generated/types.ts';
import { toMoney } from '../values/money.ts';
import type { ProviderClient } from './client.ts';
import { type Answer, readPage } from './decode.ts';
import type { Reader } from './reader.ts';

/** SAR, for a retail product whose price the provider does not say. */
const basePrice = toMoney(100);

/** Sizes and their prices in halves of the base price, which is that of the smallest. */
const sizes = [
  { millilitres: 30, halves: 2 },
  { millilitres: 50, halves: 3 },
  { millilitres: 100, halves: 4 },
];

/** Whole halalas: half a one is rounded up. */
const times = (money: Money, halves: number): Money => ({ ...money, amount: Math.round((money.amount * halves) / 2) });

const toSizes = (price: Money, before: Money | null): ProductSize[] =>
  sizes.map(({ millilitres, halves }) => ({
    extension: `${millilitres}ml`,
    millilitres,
    price: times(price, halves),
    priceBeforeDiscount: before && times(before, halves),
  }));

/** The common fields of services and retail products. */
export const readItem = (product: Reader, told: Money | null) => {
  const price = told ?? toMoney(0);
  const before = told && product.optionalMoney('price_before_discount');
  return {
    id: product.requiredId('id', 'product_id'),
    name: product.name('name', 'title'),
    price,
    priceBeforeDiscount: before && before.amount > price.amount ? before : null,
    description: product.plain('description'),
    image: product.httpUrl('image', 'inner_image'),
  };
};

/** Only a gift card has such a field. */
const isMarkedAsCard = (product: Reader) => product.text('voucher_group_name', 'serial_number') !== null;

/** Where the provider does not mark the kind: an item with a duration is a service, one without a retail product. */
export const takesTime = (product: Reader): boolean => {
  const times = product.raw('times');
  const hasTimes = typeof times === 'object' && times !== null && Object.keys(times).length > 0;
  return !isMarkedAsCard(product) && (product.minutes('duration') !== null || hasTimes);
};

/** `isGiftCard` when the list it stands in says so; else the provider's own mark decides. */
export const readProduct = (product: Reader, isGiftCard = false): Product => {
  const isCard = isGiftCard || isMarkedAsCard(product);
  const price = product.optionalMoney('price') ?? (isCard ? toMoney(0) : basePrice);
  const item = readItem(product, price);
  return {
    __typename: 'Product',
    ...item,
    isGiftCard: isCard,
    sizes: isCard ? [] : toSizes(price, item.priceBeforeDiscount),
  };
};

export type ProductQuery = { category_id?: string | null; sub_category_id?: string | null; page: number };

const readerOf =
  (areCards: boolean) =>
  (answer: Answer): ProductPage => {
    const products = answer.list('products', (product) => readProduct(product, areCards));
    return { products, page: readPage(answer, 'products', products.length) };
  };
const [readProducts, readCards] = [readerOf(false), readerOf(true)];

/** One page of retail products, for a client of the shop; `areCards` when the category is that of gift cards. */
export const listProducts = (client: ProviderClient, query: ProductQuery, areCards = false): Promise<ProductPage> =>
  client.get('products', { query, share: 'kept', read: areCards ? readCards : readProducts });
