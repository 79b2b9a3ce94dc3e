import type { ProviderBranch } from '../provider/branches.ts';
import type { ProviderMenuCategory, ProviderProduct } from '../provider/catalogue.ts';

/** The category that a sub-category stands in. */
export type ParentCategory = Pick<ProviderMenuCategory, 'id' | 'name'>;

/** What the search knows of one thing that can be found. `about` is plain text and searched after the name. */
export type SearchEntry = { name: string; about: string } & (
  | { kind: 'SERVICE' | 'PRODUCT'; product: ProviderProduct }
  | { kind: 'BRANCH'; branch: ProviderBranch }
  | { kind: 'CATEGORY'; category: ProviderMenuCategory; parent: ParentCategory | null; isRetail: boolean }
);

export type EntryKind = SearchEntry['kind'];
