import type { Product } from '../graphql/generated/types.ts';
import type { ListedBranch } from '../provider/branches.ts';
import type { ListedService, MenuCategory } from '../provider/catalogue.ts';
import type { PublicLists } from './read-lists.ts';

export type ParentCategory = Pick<MenuCategory, 'id' | 'name'>;

/** The search's entry of one thing. `about` is plain text and searched after the name. */
export type SearchEntry = { about: string } & (
  | { kind: 'SERVICE'; item: ListedService }
  | { kind: 'PRODUCT'; item: Product }
  | { kind: 'BRANCH'; item: ListedBranch }
  | { kind: 'CATEGORY'; item: MenuCategory; parent: ParentCategory | null; isRetail: boolean }
);

export type EntryKind = SearchEntry['kind'];

/** A provider may answer the same lists for every query: then the thing itself has its kind. */
const productEntries = ({ services, products }: PublicLists): SearchEntry[] => {
  const retail = new Set(products.map(({ id }) => id));
  const booked = services.filter(({ id, takesTime }) => takesTime || !retail.has(id));
  const taken = new Set(booked.map(({ id }) => id));
  const about = ({ description }: { description: string | null }) => description ?? '';
  return [
    ...booked.map((item) => ({ kind: 'SERVICE' as const, about: about(item), item })),
    ...products
      .filter(({ id }) => !taken.has(id))
      .map((item) => ({ kind: 'PRODUCT' as const, about: about(item), item })),
  ];
};

const branchEntry = (item: ListedBranch): SearchEntry => {
  const about = [item.cityName, item.address, item.description].filter(Boolean).join(' ');
  return { kind: 'BRANCH', about, item };
};

const categoryEntries = (menus: PublicLists['shopMenus'], isRetail: boolean): SearchEntry[] => {
  const shown = { kind: 'CATEGORY' as const, isRetail, about: '' };
  return menus
    .flatMap((menu) => menu.categories)
    .flatMap((item): SearchEntry[] => [
      { ...shown, item, parent: null },
      ...item.subCategories.map((child) => ({ ...shown, item: child, parent: { id: item.id, name: item.name } })),
    ]);
};

/** Two entries with the same key stand for the same thing. */
const keyOf = (entry: SearchEntry): string => {
  const key = `${entry.kind} ${entry.item.id}`;
  return entry.kind === 'CATEGORY' ? `${key} ${entry.parent?.id ?? ''} ${entry.item.name}` : key;
};

/** All that can be found, each once; things without a name are left out. */
export const toEntries = (lists: PublicLists): SearchEntry[] => {
  const entries = [
    ...categoryEntries(lists.serviceMenus, false),
    ...categoryEntries(lists.shopMenus, true),
    ...productEntries(lists),
    ...lists.branches.map(branchEntry),
  ];
  const known = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (known.has(key) || entry.item.name.trim() === '') return false;
    known.add(key);
    return true;
  });
};
