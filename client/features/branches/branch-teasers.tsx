import { type FocusEvent, useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { TeaserPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { listPath } from '../../routing/list-path.ts';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './branch-card.styles.ts';

const isAllowed = async () => (await navigator.permissions?.query({ name: 'geolocation' }))?.state === 'granted';

/**
 * The nearest first, for a visitor who has allowed the shop to use their location; no visitor is asked for the
 * permission here. The code that finds and measures is fetched for these visitors only.
 */
const useNearestFirst = (items: TeaserPartsFragment[], isCut: boolean): TeaserPartsFragment[] => {
  const client = useClient();
  const [sorted, setSorted] = useState<{ of: TeaserPartsFragment[]; items: TeaserPartsFragment[] } | null>(null);
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

/** As many as the home page asks for: with so many there may be more. */
const mostTeasers = 8;

/** For the keyboard: the browser brings the name into sight, which is narrower than its portrait. */
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * The branches at a glance, the nearest first for a visitor who shares their location; each leads to its place on the
 * page of branches.
 */
export const BranchTeasers = ({ branches }: { branches: TeaserPartsFragment[] }) => {
  const text = useText();
  const isCut = branches.length === mostTeasers;
  const nearest = useNearestFirst(branches, isCut);
  return (
    <ul className={styles.teasers} onFocus={showWhole}>
      {nearest.map(({ id, name, image, cityName, isOpen }) => (
        <li key={id}>
          <Picture src={image} />
          <h3>
            <Link to={isCut ? listPath('/branches', { branch: id }) : `/branches#branch-${id}`}>
              {name || text('branches.unnamed')}
            </Link>
          </h3>
          <p>
            {cityName && <span>{cityName}</span>}
            <span className={isOpen ? styles.openDot : styles.closedDot} />
            <span>{text(isOpen ? 'branches.open' : 'branches.closed')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
