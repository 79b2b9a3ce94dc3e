import type { PageInfo } from '../generated/types.ts';

/** The entries of one page, from 1, of a list that is here as a whole; a page that does not exist is empty. */
export const pageOf = <Entry>(
  all: readonly Entry[],
  currentPage: number,
  perPage: number,
): { entries: Entry[]; page: PageInfo } => ({
  entries: all.slice((currentPage - 1) * perPage, currentPage * perPage),
  page: { currentPage, lastPage: Math.max(1, Math.ceil(all.length / perPage)), perPage, total: all.length },
});
