import type { HomeQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { listPath } from '../../routing/list-path.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { revealFocused } from '../../ui/reveal.ts';
import * as styles from './branch-card.styles.ts';

/** As many as the home page asks for: with so many there may be more. */
const mostTeasers = 8;

/** The branches at a glance; each leads to its place on the page of branches. */
export const BranchTeasers = ({ branches }: { branches: NonNullable<HomeQuery['home']['branches']> }) => {
  const text = useText();
  const isCut = branches.length === mostTeasers;
  return (
    <ul className={styles.teasers} onFocus={revealFocused}>
      {branches.map(({ id, name, image, cityName, isOpen }) => (
        <li key={id}>
          <Picture src={image} />
          <h3>
            <Link to={isCut ? listPath('/branches', { branch: id }) : `/branches#branch-${id}`}>
              {name || text('branches.branch')}
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
