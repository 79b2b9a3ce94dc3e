import { listMenus, listProducts } from '../../provider/catalogue.ts';
import { listVouchers } from '../../provider/vouchers.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toProduct } from '../mappers/shop.ts';
import { giftCardShelf, toGiftCard } from '../mappers/vouchers.ts';

const Query = {
  giftCards: async (_root, _args, context) => {
    requireSession(context);
    const vouchers = await listVouchers(context.provider);
    return vouchers.map((voucher) => toGiftCard(voucher, context.backend.config.providerUrl));
  },

  giftCardsOnSale: async (_root, _args, { shopProvider, backend }) => {
    const provider = shopProvider();
    const shelf = giftCardShelf(await listMenus(provider, {}));
    const { products } = await listProducts(provider, { ...shelf, page: 1 });
    const cards = products.map((product) => toProduct(product, backend.config.providerUrl, shelf !== null));
    return cards.filter(({ isGiftCard }) => isGiftCard);
  },
} satisfies Pick<QueryResolvers, 'giftCards' | 'giftCardsOnSale'>;

export const vouchers = { Query };
