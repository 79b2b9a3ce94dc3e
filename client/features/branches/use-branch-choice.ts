import { useEffect, useState } from 'react';
import { useBranchChoiceQuery } from '../../graphql/generated/operations.ts';

/** Debounce: milliseconds without a keystroke before the query is sent. */
const debounceMs = 150;

const atOnce = 30;

/** What answers to the words typed so far, more at each press. The answer before stays until the next is there. */
export const useBranchChoice = (typed: string) => {
  const [asked, setAsked] = useState({ search: typed, first: atOnce });
  useEffect(() => {
    if (typed === asked.search) return undefined;
    const timer = setTimeout(() => setAsked({ search: typed, first: atOnce }), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, asked.search]);
  const [{ data, error, fetching }, execute] = useBranchChoiceQuery({ variables: { filter: asked } });
  const list = data?.branchPage;
  return {
    list,
    hasMore: list !== undefined && list.branches.length < list.page.total,
    error: fetching ? undefined : error,
    isWaiting: fetching || typed !== asked.search,
    execute,
    more: () => setAsked({ ...asked, first: asked.first + atOnce }),
  };
};
