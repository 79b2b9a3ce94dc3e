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

/** `path` shows the list; `branch` is the one whose dialog lies over it. */
export const branchListPath = (
  path: string,
  { search, ...rest }: Partial<BranchFilter> & { branch?: string },
): string => listPath(path, { q: search, ...rest });

/** Neighbours of one city together, in the order in which they come. */
export const cityGroups = <Branch extends { cityName: string | null }>(branches: readonly Branch[]) => {
  const groups: { city: string | null; branches: Branch[] }[] = [];
  for (const branch of branches) {
    const last = groups.at(-1);
    if (last?.city === branch.cityName) last.branches.push(branch);
    else groups.push({ city: branch.cityName, branches: [branch] });
  }
  return groups;
};
