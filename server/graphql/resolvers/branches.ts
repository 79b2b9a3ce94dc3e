import { type ListedBranch, listBranches } from '../../provider/branches.ts';
import { foldText, wordsOf } from '../../search/fold.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toBranches, toBranchPage } from '../mappers/branches.ts';

type BranchWish = { search: string; city: string };

const longestPlace = 600;

const isNamed = (branch: ListedBranch, wanted: readonly string[][]): boolean => {
  const place = [branch.name, branch.cityName, branch.address].filter(Boolean).join(' ');
  const forms = wordsOf(place, longestPlace).flatMap((word) => word.forms);
  return wanted.every((one) => one.some((form) => forms.some((known) => known.startsWith(form))));
};

/**
 * The ids of the branches that answer to a wish in one of the lists, which are the same branches in several languages.
 * Every word of the search begins a word of the name, the city or the address; case, accents and forms of letters do
 * not matter.
 */
const findBranches = (lists: readonly (readonly ListedBranch[])[], { search, city }: BranchWish): Set<string> => {
  const wanted = wordsOf(search, longestPlace).map(({ forms }) => forms);
  const place = foldText(city.trim());
  const within = (branch: ListedBranch) => place === '' || foldText(branch.cityName ?? '') === place;
  const idsOf = (fits: (branch: ListedBranch) => boolean) =>
    new Set(lists.flatMap((list) => list.filter(fits).map(({ id }) => id)));
  const named = idsOf((branch) => isNamed(branch, wanted));
  return new Set([...idsOf(within)].filter((id) => named.has(id)));
};

const longestText = 200;
const mostAtOnce = 500;

export const Query = {
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
        page: page < 1 && 'page',
        first: size !== undefined && (size < 1 || size > mostAtOnce) && 'page',
        search: wish.search.length > longestText && 'searchText',
        city: wish.city.length > longestText && 'searchText',
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
} satisfies QueryResolvers;
