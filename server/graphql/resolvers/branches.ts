import { listBranches } from '../../provider/branches.ts';
import { findBranches } from '../../search/find-branches.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toBranches, toBranchPage } from '../mappers/branches.ts';

const LONGEST_TEXT = 200;
const MOST_AT_ONCE = 500;

const Query = {
  branches: async (_root, { ids }, { provider }) => {
    if (ids?.length === 0) return [];
    const all = toBranches(await listBranches(provider));
    return ids ? all.filter(({ id }) => ids.includes(id)) : all;
  },

  branchPage: async (_root, { filter }, { provider, otherLanguage, language }) => {
    const page = filter.page ?? 1;
    const size = filter.first ?? undefined;
    const wish = { search: filter.search ?? '', city: filter.city ?? '' };
    refuseInput(
      {
        ...(page < 1 && { page: 'page' as const }),
        ...(size !== undefined && (size < 1 || size > MOST_AT_ONCE) && { first: 'page' as const }),
        ...(wish.search.length > LONGEST_TEXT && { search: 'searchText' as const }),
        ...(wish.city.length > LONGEST_TEXT && { city: 'searchText' as const }),
      },
      language,
    );
    const isWished = wish.search.trim() !== '' || wish.city.trim() !== '';
    const [own, other] = await Promise.all([
      listBranches(provider),
      // Without the other language, names in this one are still found.
      isWished ? listBranches(otherLanguage()).catch(() => []) : [],
    ]);
    const found = isWished ? findBranches([own, other], wish) : null;
    return toBranchPage(toBranches(own), found, { page, size });
  },
} satisfies Pick<QueryResolvers, 'branches' | 'branchPage'>;

export const branches = { Query };
