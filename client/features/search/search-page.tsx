import { type SubmitEvent, useEffect, useRef } from 'react';
import { Form, type LoaderFunctionArgs, useNavigate } from 'react-router';
import { SearchDocument } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { cleanSearch, longestSearch, searchPath, variablesOf } from './search-hits.ts';
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

/** Debounce: milliseconds without a keystroke before the results follow. */
const debounceMs = 150;
const shortestSearch = 2;

/** The box of the search. The results follow while a visitor types; without scripts they come when the form is sent. */
const SearchForm = ({ searched }: { searched: string }) => {
  const text = useText();
  const { remember } = useRecentSearches();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    navigate(searchPath(cleanSearch(box.current?.value ?? '')), { replace: true, preventScrollReset: true });
  };
  const follow = () => {
    clearTimeout(timer.current);
    const { length } = cleanSearch(box.current?.value ?? '');
    if (length === 0 || length >= shortestSearch) timer.current = setTimeout(show, debounceMs);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    remember(box.current?.value ?? '');
    show();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // A link or the browser's way back shows another search; in a box with the focus the visitor is ahead of the URL.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = searched;
    if (searched === '') box.current?.focus();
  }, [searched]);
  return (
    <search>
      <Form action="/search" onSubmit={send} className={styles.form}>
        <SearchInput
          ref={box}
          name="q"
          defaultValue={searched}
          onChange={follow}
          maxLength={longestSearch}
          autoComplete="off"
          aria-label={text('search.label')}
          placeholder={text('search.example')}
        />
        <Button type="submit" size="lg">
          {text('shell.search')}
        </Button>
      </Form>
    </search>
  );
};

/** The searches of this browser; before the first one, the searchable things. */
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
