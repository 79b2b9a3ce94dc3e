import { useEffect } from 'react';
import { saleOf, toTrackedItem } from './sales.ts';
import { track } from './track.ts';

/** Says that an item of the catalogue is looked at, once for each item; null while it is on its way. */
export const useViewedItem = (item: { id: string; price: { amount: number } } | null | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same item fetched anew is not looked at anew
  useEffect(() => {
    if (item) track({ event: 'view_item', ...saleOf([toTrackedItem(item)]) });
  }, [item?.id]);
};
