import { useEffect, useState } from 'react';
import { useClient } from '../../graphql/client-scope.tsx';
import type { HomeQuery } from '../../graphql/generated/operations.ts';

type Teasers = NonNullable<HomeQuery['home']['branches']>;

const isAllowed = async () => (await navigator.permissions?.query({ name: 'geolocation' }))?.state === 'granted';

/**
 * The nearest first, for a visitor who has allowed the shop to use their location; no visitor is asked for the
 * permission here. The code that finds and measures is fetched for these visitors only.
 */
export const useNearestFirst = (items: Teasers, isCut: boolean): Teasers => {
  const client = useClient();
  const [sorted, setSorted] = useState<{ of: Teasers; items: Teasers } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const sort = async () => {
      if (!(await isAllowed())) return;
      const { sortedByNearness } = await import('./sorted-by-nearness.ts');
      const nearest = await sortedByNearness(client, items, isCut);
      if (isCurrent) setSorted({ of: items, items: nearest });
    };
    sort().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [client, items, isCut]);
  return sorted?.of === items ? sorted.items : items;
};
