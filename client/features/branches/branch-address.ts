import { readId } from '../../routing/list-address.ts';

/** The branch whose detail the address of the page shows; null for the list alone. */
export const readBranch = (search: URLSearchParams): string | null => readId(search, 'branch');

export const branchAddress = (id: string): string => `/branches?${new URLSearchParams({ branch: id })}`;
