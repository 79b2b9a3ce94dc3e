import type { SubmitEvent } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useNavigate } from 'react-router';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { SearchDocument } from '../../graphql/generated/graphql.ts';
import { useSearchQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { fieldsOf } from '../../routing/fields.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTop } from '../../ui/page-top.styles.ts';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { cleanSearch, longestSearch, readKind, searchPath } from './search-hits.ts';
import { SearchResults } from './search-results.tsx';
import { NothingSearched } from './search-states.tsx';

/** The searches of this browser as links; before the first one, what can be searched for. */
const RecentLinks = () => {
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

const textOf = (search: URLSearchParams): string => cleanSearch(search.get('q'));

/** All kinds are shown by their best hits, one kind as a whole. */
const variablesOf = (search: URLSearchParams) => {
  const kind = readKind(search);
  return { text: textOf(search), kinds: kind && [kind], first: kind ? 50 : 8 };
};

/** Asks nothing of the provider once its lists have been read. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { client, search } = pageOf(args);
  if (!textOf(search)) return null;
  const { error } = await client.query(SearchDocument, variablesOf(search));
  return outcomeOf(error);
};

const head = ({ intl, search }: HeadContext) => {
  const text = textOf(search);
  return {
    title: text ? intl.formatMessage({ id: 'search.titleOf' }, { text }) : intl.formatMessage({ id: 'search.title' }),
    description: intl.formatMessage({ id: 'search.description' }),
    canonicalPath: searchPath(text),
    isPrivate: true,
  };
};

const SearchForm = ({ searched }: { searched: string }) => {
  const text = useText();
  const { remember } = useRecentSearches();
  const navigate = useNavigate();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = cleanSearch(fieldsOf(event.currentTarget).get('q'));
    remember(wanted);
    navigate(searchPath(wanted));
  };
  return (
    <search>
      <Form action="/search" onSubmit={send} className={styles.form}>
        <span className={styles.box}>
          <Icon name="search" className={styles.mark} />
          <TextInput
            key={searched}
            type="search"
            name="q"
            defaultValue={searched}
            maxLength={longestSearch}
            aria-label={text('search.label')}
            placeholder={text('search.example')}
            enterKeyHint="search"
            className={styles.input}
          />
        </span>
        <Button type="submit" size="lg">
          {text('shell.search')}
        </Button>
      </Form>
    </search>
  );
};

const Found = ({ search }: { search: URLSearchParams }) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useSearchQuery({ variables: variablesOf(search) });
  const retry = () => execute({ requestPolicy: 'network-only' });
  if (error && !data) {
    return (
      <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={retry} waiting={fetching}>
        <FailureSentences failure={failureOf(error)} />
      </ErrorState>
    );
  }
  return (
    <SearchResults
      searched={textOf(search)}
      kind={readKind(search)}
      result={data?.search ?? null}
      isStale={fetching}
      onTryAgain={retry}
    />
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const { search } = usePage();
  const searched = textOf(search);
  return (
    <>
      <div className={pageTop}>
        <div>
          <h1>{text('search.title')}</h1>
        </div>
      </div>
      <SearchForm searched={searched} />
      {searched ? <Found search={search} /> : <RecentLinks />}
    </>
  );
};
