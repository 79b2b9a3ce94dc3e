import type { ListedBranch } from '../provider/branches.ts';
import { foldText, wordsOf } from './fold.ts';

export type BranchWish = { search: string; city: string };

const LONGEST_PLACE = 600;

function isNamed(branch: ListedBranch, wanted: readonly string[][]): boolean {
  const place = [branch.name, branch.cityName, branch.address].filter(Boolean).join(' ');
  const forms = wordsOf(place, LONGEST_PLACE).flatMap((word) => word.forms);
  return wanted.every((one) => one.some((form) => forms.some((known) => known.startsWith(form))));
}

/**
 * The ids of the branches that answer to a wish in one of the lists, which are the same branches in several languages.
 * Every word of the search begins a word of the name, the city or the address; case, accents and forms of letters do
 * not matter.
 */
export function findBranches(lists: readonly (readonly ListedBranch[])[], { search, city }: BranchWish): Set<string> {
  const wanted = wordsOf(search, LONGEST_PLACE).map(({ forms }) => forms);
  const place = foldText(city.trim());
  const within = (branch: ListedBranch) => place === '' || foldText(branch.cityName ?? '') === place;
  const idsOf = (fits: (branch: ListedBranch) => boolean) =>
    new Set(lists.flatMap((list) => list.filter(fits).map(({ id }) => id)));
  const named = idsOf((branch) => isNamed(branch, wanted));
  return new Set([...idsOf(within)].filter((id) => named.has(id)));
}
