import { useEffect } from 'react';
import { track } from './track.ts';
import { saleOf, toTrackedItem } from './tracking-event.ts';

/** Says that an item of the catalogue is looked at, once for each item; null while it is on its way. */
export const useViewedItem = (item: { id: string; price: { amount: number } } | null | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same item fetched anew is not looked at anew
  useEffect(() => {
    if (item) track({ event: 'view_item', ...saleOf([toTrackedItem(item)]) });
  }, [item?.id]);
};
