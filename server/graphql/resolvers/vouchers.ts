import { getVoucher } from '../../provider/assumed-calls.ts';
import { giftCardShelf, listMenus } from '../../provider/catalogue.ts';
import type { Reader } from '../../provider/reader.ts';
import { listProducts } from '../../provider/shop.ts';
import { isWhole, listVouchers, readDetails, readGiftCard } from '../../provider/vouchers.ts';
import { type ShopContext, signedIn } from '../context.ts';
import { orElse, ShopError } from '../errors.ts';
import type { QueryResolvers } from '../generated/types.ts';

/**
 * The call for one card is not in the provider's description: a provider may refuse it in any way, or never answer it.
 */
const askForOne = ({ provider, backend }: ShopContext, serialNumber: string): Promise<Reader | null> =>
  orElse(getVoucher(provider, backend.config.assumedCallsOff, serialNumber), (error) => {
    if (error.kind === 'timeout' || error.kind === 'unreachable') throw error;
    return null;
  });

/** A card from its own answer; missing fields come from its row in the list. */
const findVoucher = async (context: ShopContext, serialNumber: string): Promise<Reader> => {
  const detail = await askForOne(context, serialNumber);
  if (detail && isWhole(detail)) return detail;
  const rows = await listVouchers(context.provider, (row) => row);
  const row = rows.find((one) => one.id('serial_number') === serialNumber);
  const voucher = detail && row ? detail.over(row) : (detail ?? row);
  if (!voucher) throw new ShopError('NOT_FOUND', 'There is no such gift card.');
  return voucher;
};

export const Query = {
  giftCards: signedIn((_root, _args, context) => listVouchers(context.provider, readGiftCard)),

  giftCard: signedIn(async (_root, { serialNumber }, context) => readDetails(await findVoucher(context, serialNumber))),

  giftCardsOnSale: async (_root, _args, { shopProvider }) => {
    const provider = shopProvider();
    const shelf = giftCardShelf(await listMenus(provider, {}));
    const { products } = await listProducts(provider, { ...shelf, page: 1 }, shelf !== null);
    return products.filter(({ isGiftCard }) => isGiftCard);
  },
} satisfies QueryResolvers;
