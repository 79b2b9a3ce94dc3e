import { useTakeTimes } from '../catalogue/public.ts';
import type { Booking, Goods, Product } from './booking-list.ts';

type Given = Pick<Booking, 'gift' | 'date' | 'products'>;

/** A booking together with the catalogue's kinds: a gift without times is an order when all of it is goods. */
export const useGoods = <Some extends Given | null>(booking: Some): Some | (Some & Goods) => {
  const answers = useTakeTimes(booking?.gift && booking.date === null ? booking.products : []);
  return booking && answers ? { ...booking, isGoods: !answers.includes(true) } : booking;
};

/** Whether a product of a gift takes a time; one of which that is not known yet may take one. */
export const useTakesTime = (product: Product | undefined): boolean => {
  const isAsked = product?.productMasterId && product.productId && product.startAt === null;
  const answers = useTakeTimes(isAsked ? [product] : []);
  return Boolean(product?.startAt || product?.productMasterId) && answers?.[0] !== false;
};
