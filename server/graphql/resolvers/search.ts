import { ProviderError } from '../../provider/errors.ts';
import type { SearchEntry } from '../../search/search-entry.ts';
import type { FoundEntry } from '../../search/search-index.ts';
import { clientNetwork } from '../../values/client-network.ts';
import { refuseTooMany, ShopError } from '../errors.ts';
import type { QueryResolvers, SearchHit, SearchItem } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toBranch } from '../mappers/branches.ts';

const longestText = 200;
const mostHits = 50;
/** A customer who types quickly sends two or three searches a second, and not for long. */
const searchesAMinute = 240;

/** The lists are read as a guest: a provider that wants to know who asks says nothing of this visitor's session. */
const withoutSession = (error: unknown): never => {
  if (!(error instanceof ProviderError) || error.status !== 401) throw error;
  throw new ShopError('PROVIDER_UNAVAILABLE', 'The lists to search in cannot be read.');
};

const toItem = ({ kind, item }: SearchEntry): SearchItem => {
  if (kind === 'BRANCH') return { __typename: 'Branch', ...toBranch(item) };
  return kind === 'CATEGORY' ? { __typename: 'Category', ...item } : item;
};

const toHit = ({ entry, matches }: FoundEntry): SearchHit => {
  const parent = entry.kind === 'CATEGORY' ? entry.parent : null;
  return {
    kind: entry.kind,
    item: toItem(entry),
    nameMatches: matches,
    isRetail: entry.kind === 'PRODUCT' || (entry.kind === 'CATEGORY' && entry.isRetail),
    parentCategory: parent && { ...parent, image: null, subCategories: [] },
  };
};

const nothing = { hits: [], totals: [], isComplete: true };

export const Query = {
  search: async (_root, { text, kinds, first }, { backend, language, settings, ip, log, noteAge }) => {
    const isCounted = first >= 1 && first <= mostHits;
    refuseInput({ text: text.length > longestText && 'searchText', first: !isCounted && 'searchFirst' }, language);
    if (text.trim() === '') return nothing;
    const most = searchesAMinute * backend.config.rateLimitFactor;
    const retryAfterSeconds = backend.requestCounts.take(`search:${clientNetwork(ip)}`, most);
    refuseTooMany(retryAfterSeconds, 'Too many searches; please wait a moment.');
    const wish = { text, kinds: kinds ?? [], first };
    const answer = await backend.search.find({ language, settings, log }, wish).catch(withoutSession);
    noteAge(answer?.asOf ?? null);
    // Without an answer the catalogue is still being read.
    return {
      hits: answer?.entries.map(toHit) ?? [],
      totals: [...(answer?.totals ?? [])].map(([kind, count]) => ({ kind, count })),
      isComplete: answer?.isComplete ?? false,
    };
  },
} satisfies QueryResolvers;
