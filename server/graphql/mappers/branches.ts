import type { ListedBranch } from '../../provider/branches.ts';
import { pageOf } from '../../provider/decode.ts';
import { openingOf, riyadhWeekday, toWorkingTimes } from '../../values/opening.ts';
import type { Branch, BranchCity, BranchPage } from '../generated/types.ts';

/** A branch as it is at the instant `now`, milliseconds since 1970. */
export const toBranch = ({ days, saysOpen, ...branch }: ListedBranch, now = Date.now()): Branch => {
  const { isOpen, change } = openingOf(days, saysOpen, now);
  return { ...branch, isOpen, openingChange: change, workingTimes: toWorkingTimes(days, riyadhWeekday(now)) };
};

const minuteMs = 60_000;

const known = new WeakMap<readonly ListedBranch[], { now: number; branches: Branch[] }>();

/**
 * All branches as they are now; nothing of theirs changes within a minute. A list that did not change is the very same
 * object, and is mapped once a minute; the result must not be changed.
 */
export const toBranches = (listed: readonly ListedBranch[]): Branch[] => {
  const now = Math.floor(Date.now() / minuteMs) * minuteMs;
  const last = known.get(listed);
  if (last?.now === now) return last.branches;
  const branches = listed.map((branch) => toBranch(branch, now));
  known.set(listed, { now, branches });
  return branches;
};

/** A page of cards on a phone is long enough with these. */
const branchesOnAPage = 12;

const byCity = (branches: readonly Branch[]): Map<string, Branch[]> =>
  Map.groupBy(branches, ({ cityName }) => cityName ?? '');

/** City by city, those of an unnamed city last; the provider's order otherwise. */
const cityByCity = (branches: readonly Branch[]): Branch[] => {
  const groups = [...byCity(branches)];
  return [...groups.filter(([city]) => city), ...groups.filter(([city]) => !city)].flatMap(([, group]) => group);
};

const citiesOf = (branches: readonly Branch[]): BranchCity[] =>
  [...byCity(branches)]
    .flatMap(([name, group]) => (name ? { name, count: group.length } : []))
    .sort((one, other) => other.count - one.count);

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
