import { readId } from '../../routing/list-path.ts';

/** The branch whose detail the URL of the page shows; null for the list alone. */
export const readBranch = (search: URLSearchParams): string | null => readId(search, 'branch');

export const branchPath = (id: string): string => `/branches?${new URLSearchParams({ branch: id })}`;
