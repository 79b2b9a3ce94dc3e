import type { PageInfo } from '../graphql/generated/types.ts';
import type { Answer } from './decode.ts';

const usualPerPage = 10;
const beside = ['pagination_options', 'meta', 'pagination'];

/**
 * Where a page of a list with so many entries stands, from `pagination_options` or from the fields that a paginator puts
 * beside or around it.
 */
export const readPage = (answer: Answer, list: string, entries: number): PageInfo => {
  const options =
    [...beside, list].map((place) => answer.find(place, 'current_page', 'last_page')).find(Boolean) ??
    beside.map((place) => answer.find(list, place)?.object(place)).find(Boolean);
  const perPage = options?.count('per_page', usualPerPage) || usualPerPage;
  const total = options?.count('total', 0) ?? 0;
  const lastPage = options?.count('last_page', 0) || Math.ceil(total / perPage);
  return {
    currentPage: Math.max(1, options?.count('current_page', 1) ?? 1),
    lastPage: Math.max(1, lastPage),
    perPage,
    total: Math.max(total, entries),
  };
};

/** The entries of one page, from 1, of a list that is here as a whole; a page that does not exist is empty. */
export const pageOf = <Entry>(
  all: readonly Entry[],
  currentPage: number,
  perPage: number,
): { entries: Entry[]; page: PageInfo } => ({
  entries: all.slice((currentPage - 1) * perPage, currentPage * perPage),
  page: { currentPage, lastPage: Math.max(1, Math.ceil(all.length / perPage)), perPage, total: all.length },
});
