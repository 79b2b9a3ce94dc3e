import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { askTakesTime } from '../catalogue/public.ts';
import type { GiftProduct } from './use-gifted-order.ts';

/** Whether a product of a gift takes a time. A product of the shop has none to choose; until that is known it may have one. */
export const useTakesTime = (product: GiftProduct | undefined): boolean => {
  const client = useClient();
  const { startAt = null, productId = null, productMasterId = null } = product ?? {};
  const isAsked = startAt === null && productMasterId !== null && productId !== null;
  const [goods, setGoods] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    void askTakesTime(client, { productId, productMasterId }).then((takesTime) => {
      if (!isGone && !takesTime) setGoods(productId);
    });
    return () => {
      isGone = true;
    };
  }, [client, isAsked, productId, productMasterId]);
  if (startAt !== null) return true;
  return productMasterId !== null && (productId === null || goods !== productId);
};
