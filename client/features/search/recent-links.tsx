import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { searchPath } from './search-hits.ts';
import { NothingSearched } from './search-states.tsx';

/** The searches of this browser as links; before the first one, what can be searched for. */
export const RecentLinks = () => {
  const text = useText();
  const { searches, clear } = useRecentSearches();
  if (searches.length === 0) return <NothingSearched />;
  return (
    <section>
      <h2 className={styles.groupName}>{text('search.recent')}</h2>
      <ul>
        {searches.map((searched) => (
          <li key={searched}>
            <Link to={searchPath(searched)} className={styles.recent}>
              <Icon name="clock" />
              <bdi>{searched}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={clear}>
        {text('search.recent.clear')}
      </button>
    </section>
  );
};
