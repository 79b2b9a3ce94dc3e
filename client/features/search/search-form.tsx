import { type SubmitEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/form/text-input.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { cleanSearch, longestSearch, searchPath } from './search-hits.ts';

/** Debounce: milliseconds without a keystroke before the results follow. */
const debounceMs = 150;
const shortestSearch = 2;

/** The box of the search. The results follow while a visitor types; without scripts they come when the form is sent. */
export const SearchForm = ({ searched }: { searched: string }) => {
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
