import type { SearchKind } from '../../graphql/generated/enums.ts';
import type { SearchQuery } from '../../graphql/generated/graphql.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { listPath } from '../../routing/list-path.ts';

export type SearchHit = SearchQuery['search']['hits'][number];

/** The words that stand for the kinds in URLs. */
export const kindSlugs = {
  SERVICE: 'services',
  PRODUCT: 'products',
  BRANCH: 'branches',
  CATEGORY: 'categories',
} as const satisfies Record<SearchKind, string>;

export const nameOfKind = (kind: SearchKind): MessageId => `search.kind.${kindSlugs[kind]}`;

/** Characters that the box takes. */
export const longestSearch = 100;

/** The search text: trimmed, and no longer than the box takes. */
export const cleanSearch = (text: string | null): string => [...(text ?? '').trim()].slice(0, longestSearch).join('');

/** The URL of the results; without a text that of the empty search. */
export const searchPath = (text: string, kind?: SearchKind | null): string => {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(kind && { kind: kindSlugs[kind] }) });
  return query.size > 0 ? `/search?${query}` : '/search';
};

/** The query in a URL of the results. All kinds are shown by their best hits, one kind as a whole. */
export const variablesOf = (search: URLSearchParams) => {
  const slug = search.get('kind');
  const kinds = (Object.keys(kindSlugs) as SearchKind[]).filter((kind) => kindSlugs[kind] === slug);
  const isNarrow = kinds.length > 0;
  return { text: cleanSearch(search.get('q')), kinds: isNarrow ? kinds : null, first: isNarrow ? 50 : 8 };
};

/** Where a hit leads. A service has its dialog where scripts run, and this page where they do not. */
export const pathOfHit = ({ kind, item, isRetail, parentCategory }: SearchHit): string => {
  if (kind === 'BRANCH') return listPath('/branches', { branch: item.id });
  if (kind !== 'CATEGORY') return `/product/${encodeURIComponent(item.id)}`;
  const filter = parentCategory ? { category: parentCategory.id, sub: item.id } : { category: item.id };
  return listPath(isRetail ? '/shop/products' : '/services', filter);
};

/** A text cut at the words that answer to the search. */
export const piecesOf = (text: string, matches: SearchHit['nameMatches']) => {
  const cuts = matches.flatMap(({ start, end }) => [start, end]);
  const places = [0, ...cuts, text.length];
  return places
    .slice(0, -1)
    .map((start, index) => ({ text: text.slice(start, places[index + 1]), start, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
