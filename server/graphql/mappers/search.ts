import type { CatalogueAnswer } from '../../search/search-catalogue.ts';
import type { SearchEntry } from '../../search/search-entry.ts';
import type { FoundEntry } from '../../search/search-index.ts';
import type { Category, SearchHit, SearchItem, SearchResult } from '../generated/types.ts';
import { toBranch } from './branches.ts';
import { toCategory, toService } from './catalogue.ts';
import { toName } from './names.ts';
import { toProduct } from './shop.ts';

function toItem(entry: SearchEntry, base: string): SearchItem {
  if (entry.kind === 'BRANCH') return { __typename: 'Branch', ...toBranch(entry.branch, base) };
  if (entry.kind === 'CATEGORY') return { __typename: 'Category', ...toCategory(entry.category, base) };
  return entry.kind === 'SERVICE' ? toService(entry.product, base) : toProduct(entry.product, base);
}

function toParent(entry: SearchEntry): Category | null {
  if (entry.kind !== 'CATEGORY' || !entry.parent) return null;
  return { ...entry.parent, name: toName(entry.parent.name), image: null, subCategories: [] };
}

function toHit({ entry, matches }: FoundEntry, base: string): SearchHit {
  return {
    kind: entry.kind,
    item: toItem(entry, base),
    // A name that was cut has fewer words to mark.
    nameMatches: matches.filter(({ end }) => toName(entry.name).startsWith(entry.name.slice(0, end))),
    isRetail: entry.kind === 'PRODUCT' || (entry.kind === 'CATEGORY' && entry.isRetail),
    parentCategory: toParent(entry),
  };
}

/** Without an answer the catalogue is still being read. */
export function toSearchResult(answer: CatalogueAnswer | null, base: string): SearchResult {
  return {
    hits: answer?.entries.map((found) => toHit(found, base)) ?? [],
    totals: [...(answer?.totals ?? [])].map(([kind, count]) => ({ kind, count })),
    isComplete: answer?.isComplete ?? false,
  };
}
