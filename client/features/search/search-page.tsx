import type { LoaderFunctionArgs } from 'react-router';
import { SearchDocument } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { SearchForm } from './search-form.tsx';
import { searchPath, variablesOf } from './search-hits.ts';
import { SearchResults, WaysOn } from './search-results.tsx';

/** Asks nothing of the provider once its lists have been read. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { client, search } = pageOf(args);
  const variables = variablesOf(search);
  if (!variables.text) return null;
  const { error } = await client.query(SearchDocument, variables);
  return outcomeOf(error);
};

const head = ({ intl, search }: HeadContext) => {
  const text = variablesOf(search).text;
  return {
    title: text ? intl.formatMessage({ id: 'search.titleOf' }, { text }) : intl.formatMessage({ id: 'shell.search' }),
    description: intl.formatMessage({ id: 'search.description' }),
    canonicalPath: searchPath(text),
    isPrivate: true,
  };
};

/** The searches of this browser; before the first one, what can be searched for. */
const RecentSearches = () => {
  const text = useText();
  const { searches, clear } = useRecentSearches();
  if (searches.length === 0) {
    return (
      <EmptyState icon="search" action={<WaysOn />}>
        {text('search.hint')}
      </EmptyState>
    );
  }
  return (
    <section>
      <h2 className={styles.recents}>{text('search.recent')}</h2>
      <ul>
        {searches.map((recent) => (
          <li key={recent}>
            <Link to={searchPath(recent)} className={styles.recent}>
              <Icon name="clock" />
              <bdi>{recent}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={looks.quietAction} onClick={clear}>
        {text('search.recent.clear')}
      </button>
    </section>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const { search } = usePage();
  const searched = variablesOf(search).text;
  return (
    <>
      <PageTop title={text('shell.search')} />
      <SearchForm searched={searched} />
      {searched ? <SearchResults search={search} /> : <RecentSearches />}
    </>
  );
};
