import type { ListedBranch } from '../../provider/branches.ts';
import { pageOf } from '../../provider/decode.ts';
import { openingOf, riyadhWeekday, toWorkingTimes } from '../../values/opening.ts';
import type { Branch, BranchCity, BranchPage } from '../generated/types.ts';

/**
 * A cache of mapped answers. An answer that did not change is the very same object, so a mapper made with this maps it
 * once, and again when another argument differs. The result is dropped with the answer; it must not be changed.
 */
export const keepMapped = <Answer extends object, Rest extends (string | number)[], Result>(
  map: (answer: Answer, ...rest: Rest) => Result,
): ((answer: Answer, ...rest: Rest) => Result) => {
  const kept = new WeakMap<Answer, { rest: Rest; result: Result }>();
  return (answer, ...rest) => {
    const known = kept.get(answer);
    if (known && rest.every((value, index) => value === known.rest[index])) return known.result;
    const result = map(answer, ...rest);
    kept.set(answer, { rest, result });
    return result;
  };
};

/** A branch as it is at the instant `now`, milliseconds since 1970. */
export const toBranch = ({ days, saysOpen, ...branch }: ListedBranch, now = Date.now()): Branch => {
  const { isOpen, change } = openingOf(days, saysOpen, now);
  return { ...branch, isOpen, openingChange: change, workingTimes: toWorkingTimes(days, riyadhWeekday(now)) };
};

const minuteMs = 60_000;

const toBranchesAt = keepMapped((branches: readonly ListedBranch[], now: number): Branch[] =>
  branches.map((branch) => toBranch(branch, now)),
);

/** All branches as they are now; nothing of theirs changes within a minute. */
export const toBranches = (branches: readonly ListedBranch[]): Branch[] =>
  toBranchesAt(branches, Math.floor(Date.now() / minuteMs) * minuteMs);

/** A page of cards on a phone is long enough with these. */
const branchesOnAPage = 12;

const byCity = (branches: readonly Branch[]): Map<string, Branch[]> =>
  Map.groupBy(branches, ({ cityName }) => cityName ?? '');

/** City by city, those of an unnamed city last; the provider's order otherwise. */
const cityByCity = keepMapped((branches: readonly Branch[]): Branch[] => {
  const groups = [...byCity(branches)];
  return [...groups.filter(([city]) => city), ...groups.filter(([city]) => !city)].flatMap(([, group]) => group);
});

const citiesOf = keepMapped((branches: readonly Branch[]): BranchCity[] =>
  [...byCity(branches)]
    .flatMap(([name, group]) => (name ? { name, count: group.length } : []))
    .sort((one, other) => other.count - one.count),
);

/** `found` are the ids that the filter leaves; null when there is no filter. */
export const toBranchPage = (
  all: readonly Branch[],
  found: ReadonlySet<string> | null,
  { page: number, size = branchesOnAPage }: { page: number; size?: number | undefined },
): BranchPage => {
  const order = all.length > branchesOnAPage ? cityByCity(all) : all;
  const left = found ? order.filter(({ id }) => found.has(id)) : order;
  const { entries, page } = pageOf(left, number, size);
  return {
    branches: entries,
    page,
    unfilteredTotal: all.length,
    houseTotal: all.length,
    cities: citiesOf(all),
  };
};

/** At most `first` branches; of a longer list one of each city, then a second of each, and so on. */
export const toFewBranches = (all: readonly Branch[], first: number): Branch[] => {
  if (all.length <= first) return [...all];
  const groups = [...byCity(all).values()];
  const turns = groups.flatMap((group) => group.map((branch, turn) => ({ branch, turn })));
  return turns
    .sort((one, other) => one.turn - other.turn)
    .slice(0, first)
    .map(({ branch }) => branch);
};
