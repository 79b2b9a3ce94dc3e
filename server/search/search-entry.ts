import type { Product } from '../graphql/generated/types.ts';
import type { ListedBranch } from '../provider/branches.ts';
import type { ListedService, MenuCategory } from '../provider/catalogue.ts';

/** The category that a sub-category stands in. */
export type ParentCategory = Pick<MenuCategory, 'id' | 'name'>;

/** What the search knows of one thing that can be found. `about` is plain text and searched after the name. */
export type SearchEntry = { about: string } & (
  | { kind: 'SERVICE'; item: ListedService }
  | { kind: 'PRODUCT'; item: Product }
  | { kind: 'BRANCH'; item: ListedBranch }
  | { kind: 'CATEGORY'; item: MenuCategory; parent: ParentCategory | null; isRetail: boolean }
);

export type EntryKind = SearchEntry['kind'];
