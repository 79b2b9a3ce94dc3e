import { type ProviderProduct, type ProviderProductList, takesTime } from '../../provider/catalogue.ts';
import type { CatalogueKind, Money, Product, ProductPage, ProductSize, Service } from '../generated/types.ts';
import { toDescription, toPageInfo, toService } from './catalogue.ts';
import { toMoney } from './money.ts';
import { toName } from './names.ts';
import { toHttpUrl } from './safe-values.ts';

/** SAR, for a retail product whose price the provider does not say. */
const BASE_PRICE = 100;

/** Sizes and their prices in halves of the base price, which is that of the smallest. */
const SIZES = [
  { millilitres: 30, halves: 2 },
  { millilitres: 50, halves: 3 },
  { millilitres: 100, halves: 4 },
];

/** Whole halalas: half a one is rounded up. */
function times(money: Money, halves: number): Money {
  return { ...money, amount: Math.round((money.amount * halves) / 2) };
}

function toSizes(price: Money, before: Money | null): ProductSize[] {
  return SIZES.map(({ millilitres, halves }) => ({
    extension: `${millilitres}ml`,
    millilitres,
    price: times(price, halves),
    priceBeforeDiscount: before && times(before, halves),
  }));
}

/** `isGiftCard` when the list it stands in says so; else the provider's own mark decides. */
export function toProduct(product: ProviderProduct, base: string, isGiftCard = false): Product {
  const isCard = isGiftCard || product.voucher_group_name !== null;
  const price = product.price ?? (isCard ? 0 : BASE_PRICE);
  const before = product.price_before_discount;
  const money = toMoney(price);
  const moneyBefore = before !== null && before > price ? toMoney(before) : null;
  return {
    __typename: 'Product',
    id: product.id,
    name: toName(product.name),
    price: money,
    priceBeforeDiscount: moneyBefore,
    description: toDescription(product.description),
    image: toHttpUrl(product.image ?? product.inner_image, base),
    isGiftCard: isCard,
    sizes: isCard ? [] : toSizes(money, moneyBefore),
  };
}

/** The kind of an item by the list it stands in; without a list, the kind that its fields suggest. */
export function toCatalogueItem(
  product: ProviderProduct,
  base: string,
  kind?: CatalogueKind | null,
): Service | Product {
  const isService = kind ? kind === 'SERVICE' : takesTime(product);
  return isService ? toService(product, base) : toProduct(product, base, kind === 'GIFT_CARD');
}

export function toProductPage(list: ProviderProductList, base: string): ProductPage {
  return {
    products: list.products.map((product) => toProduct(product, base)),
    page: toPageInfo(list.pagination_options),
  };
}
