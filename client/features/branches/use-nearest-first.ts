import { useEffect, useState } from 'react';
import type { Placed } from './distance.ts';

const isAllowed = async () => (await navigator.permissions?.query({ name: 'geolocation' }))?.state === 'granted';

/**
 * The nearest first, once it is known where a visitor is who has allowed this shop to know it; nobody is asked for a
 * permission. What finds and measures is fetched for him alone.
 */
export const useNearestFirst = <Item extends Placed>(items: readonly Item[]): readonly Item[] => {
  const [sorted, setSorted] = useState<{ of: readonly Item[]; items: readonly Item[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const sort = async () => {
      if (!(await isAllowed())) return;
      const { sortedByNearness } = await import('./sorted-by-nearness.ts');
      const nearest = await sortedByNearness(items);
      if (isCurrent) setSorted({ of: items, items: nearest });
    };
    sort().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [items]);
  return sorted?.of === items ? sorted.items : items;
};
