import { getVoucher } from '../../provider/assumed-calls.ts';
import { listMenus, listProducts } from '../../provider/catalogue.ts';
import { ProviderError } from '../../provider/errors.ts';
import { listVouchers, type ProviderVoucher } from '../../provider/vouchers.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused, ShopError } from '../errors.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toProduct } from '../mappers/shop.ts';
import { giftCardShelf, isWholeVoucher, mergeVouchers, toGiftCard, toGiftCardDetails } from '../mappers/vouchers.ts';

/**
 * The call for one card is not in the provider's description: a provider may refuse it in any way, or never answer it.
 */
async function askForOne({ provider, backend }: ShopContext, serialNumber: string): Promise<ProviderVoucher | null> {
  try {
    return await getVoucher(provider, backend.config.assumedCallsOff, serialNumber);
  } catch (error) {
    const isAnswered = error instanceof ProviderError && error.kind !== 'timeout' && error.kind !== 'unreachable';
    if (!isAnswered || isSessionRefused(error)) throw error;
    return null;
  }
}

async function findVoucher(context: ShopContext, serialNumber: string): Promise<ProviderVoucher> {
  const detail = await askForOne(context, serialNumber);
  if (detail && isWholeVoucher(detail)) return detail;
  const row = (await listVouchers(context.provider)).find(({ serial_number }) => serial_number === serialNumber);
  const voucher = detail && row ? mergeVouchers(detail, row) : (detail ?? row);
  if (!voucher) throw new ShopError('NOT_FOUND', 'There is no such gift card.');
  return voucher;
}

const Query = {
  giftCards: async (_root, _args, context) => {
    requireSession(context);
    const vouchers = await listVouchers(context.provider);
    return vouchers.map((voucher) => toGiftCard(voucher, context.backend.config.providerUrl));
  },

  giftCard: async (_root, { serialNumber }, context) => {
    requireSession(context);
    return toGiftCardDetails(await findVoucher(context, serialNumber), context.backend.config.providerUrl);
  },

  giftCardsOnSale: async (_root, _args, { shopProvider, backend }) => {
    const provider = shopProvider();
    const shelf = giftCardShelf(await listMenus(provider, {}));
    const { products } = await listProducts(provider, { ...shelf, page: 1 });
    const cards = products.map((product) => toProduct(product, backend.config.providerUrl, shelf !== null));
    return cards.filter(({ isGiftCard }) => isGiftCard);
  },
} satisfies Pick<QueryResolvers, 'giftCards' | 'giftCard' | 'giftCardsOnSale'>;

export const vouchers = { Query };
