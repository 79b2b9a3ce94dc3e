import type { SubmitEvent } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useNavigate } from 'react-router';
import { SearchDocument } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { fieldsOf } from '../../routing/fields.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { cleanSearch, longestSearch, searchPath, variablesOf } from './search-hits.ts';
import { SearchResults } from './search-results.tsx';
import { RecentSearch, RecentSearches } from './search-states.tsx';

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

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const { search } = usePage();
  const searched = variablesOf(search).text;
  return (
    <>
      <PageTop title={text('search.title')} />
      <SearchForm searched={searched} />
      {searched ? (
        <SearchResults search={search} />
      ) : (
        <RecentSearches>
          {(searches) => (
            <ul>
              {searches.map((recent) => (
                <li key={recent}>
                  <Link to={searchPath(recent)} className={styles.recent}>
                    <RecentSearch text={recent} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </RecentSearches>
      )}
    </>
  );
};
