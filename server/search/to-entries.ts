import type { ProviderBranch } from '../provider/branches.ts';
import { type ProviderMenu, type ProviderProduct, takesTime } from '../provider/catalogue.ts';
import type { PublicLists } from './read-lists.ts';
import type { SearchEntry } from './search-entry.ts';

function productEntry(kind: 'SERVICE' | 'PRODUCT', product: ProviderProduct): SearchEntry {
  return { kind, name: product.name, about: product.description ?? '', product };
}

/** A provider may answer the same lists whatever is asked for: then the thing itself says what it is. */
function productEntries({ services, products }: PublicLists): SearchEntry[] {
  const booked = new Set(services.map(({ id }) => id));
  const retail = new Set(products.map(({ id }) => id));
  const isService = (product: ProviderProduct) =>
    booked.has(product.id) && (!retail.has(product.id) || takesTime(product));
  return [
    ...services.filter(isService).map((product) => productEntry('SERVICE', product)),
    ...products.filter((product) => !isService(product)).map((product) => productEntry('PRODUCT', product)),
  ];
}

function branchEntry(branch: ProviderBranch): SearchEntry {
  const about = [branch.city_name, branch.address, branch.description].filter(Boolean).join(' ');
  return { kind: 'BRANCH', name: branch.name, about, branch };
}

function categoryEntries(menus: ProviderMenu[], isRetail: boolean): SearchEntry[] {
  return menus
    .flatMap((menu) => menu.menu_categories)
    .flatMap((category): SearchEntry[] => {
      const { id, name, children } = category;
      const shown = { kind: 'CATEGORY' as const, isRetail, about: '' };
      return [
        { ...shown, name, category, parent: null },
        ...children.map((child) => ({ ...shown, name: child.name, category: child, parent: { id, name } })),
      ];
    });
}

/** Two entries with the same key stand for the same thing. */
function keyOf(entry: SearchEntry): string {
  if (entry.kind === 'BRANCH') return `BRANCH ${entry.branch.id}`;
  if (entry.kind !== 'CATEGORY') return `${entry.kind} ${entry.product.id}`;
  return `CATEGORY ${entry.category.id} ${entry.parent?.id ?? ''} ${entry.name}`;
}

/** All that can be found, each once; what has no name is left out. */
export function toEntries(lists: PublicLists): SearchEntry[] {
  const entries = [
    ...categoryEntries(lists.serviceMenus, false),
    ...categoryEntries(lists.shopMenus, true),
    ...productEntries(lists),
    ...lists.branches.map(branchEntry),
  ];
  const known = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (known.has(key) || entry.name.trim() === '') return false;
    known.add(key);
    return true;
  });
}
