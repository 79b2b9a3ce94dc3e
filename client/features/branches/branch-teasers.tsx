import type { HomeQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './branch-teasers.styles.ts';
import { useNearestFirst } from './use-nearest-first.ts';

/** The branches at a glance, the nearest first for who lets the shop know where he is; each leads to its place on the page of branches. */
export const BranchTeasers = ({ branches }: { branches: NonNullable<HomeQuery['home']['branches']> }) => {
  const text = useText();
  const nearest = useNearestFirst(branches);
  return (
    <ul className={styles.teasers}>
      {nearest.map(({ id, name, cityName, isOpen }) => (
        <li key={id}>
          <Icon name="map-pin" />
          <h3>
            <Link to={`/branches#branch-${id}`}>{name || text('branches.unnamed')}</Link>
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
