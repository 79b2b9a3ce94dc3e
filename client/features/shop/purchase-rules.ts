import type { BuyablePartsFragment } from '../../graphql/generated/operations.ts';

export type Buyable = BuyablePartsFragment;

export type SoldAs = 'PRODUCT' | 'GIFT_CARD';

/** What a customer wants of a product. */
export type Wish = { extension: string | null; quantity: number };

/** The wished size if there is one, else the smallest; a gift card has none. */
export const sizeOf = ({ sizes }: Pick<Buyable, 'sizes'>, extension: string | null) =>
  sizes.find((size) => size.extension === extension) ?? sizes[0] ?? null;

/** The price of one piece in halalas, and what it was. */
export const pieceOf = (product: Buyable, extension: string | null) => {
  const { price, priceBeforeDiscount } = sizeOf(product, extension) ?? product;
  return { amount: price.amount, before: priceBeforeDiscount?.amount ?? null };
};

/** What the wish costs, in halalas. */
export const totalOf = (product: Buyable, { extension, quantity }: Wish): number =>
  pieceOf(product, extension).amount * quantity;

const longestName = 60;

/** A name that fits into a sentence, however long the provider's is. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
