import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { askTakesTime } from '../catalogue/public.ts';
import type { Booking, Goods } from './booking-list.ts';

type Given = Pick<Booking, 'gift' | 'date' | 'products'>;

const idsOf = ({ productId, productMasterId }: Given['products'][number]) => ({ productId, productMasterId });

/** A booking together with what the catalogue knows: a gift without times is an order when all of it is goods. */
export const useGoods = <Some extends Given | null>(booking: Some): Some | (Some & Goods) => {
  const client = useClient();
  const [known, setKnown] = useState({ asked: '', isGoods: false });
  const isAsked = booking !== null && booking.gift !== null && booking.date === null && booking.products.length > 0;
  const asked = isAsked ? JSON.stringify(booking.products.map(idsOf)) : '';
  useEffect(() => {
    if (asked === '') return undefined;
    let isGone = false;
    const products: ReturnType<typeof idsOf>[] = JSON.parse(asked);
    void Promise.all(products.map((product) => askTakesTime(client, product))).then((answers) => {
      if (!isGone) setKnown({ asked, isGoods: !answers.includes(true) });
    });
    return () => {
      isGone = true;
    };
  }, [client, asked]);
  return isAsked && known.asked === asked ? Object.assign({ isGoods: known.isGoods }, booking) : booking;
};
