import { listPath, readPage } from '../../routing/list-path.ts';

/** Letters of a search, and of the name of a city. */
export const longestSearch = 100;

const readText = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '').trim().slice(0, longestSearch);

/** The filter of branches in a URL; empty texts are no wish. */
export const readBranchFilter = (search: URLSearchParams) => ({
  /** Words of the name, the city or the address. */
  search: readText(search, 'q'),
  city: readText(search, 'city'),
  page: readPage(search),
});

export type BranchFilter = ReturnType<typeof readBranchFilter>;

/** `branch` is the one whose dialog lies over the list. */
export const branchListPath = ({ search, ...rest }: Partial<BranchFilter> & { branch?: string }): string =>
  listPath('/branches', { q: search, ...rest });
