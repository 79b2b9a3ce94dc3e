import type { CustomerClassesQuery } from '../../graphql/generated/operations.ts';

type CustomerClass = NonNullable<CustomerClassesQuery['customerClasses']>[number];

export type Level = {
  current: CustomerClass;
  /** The class after it and the points that are missing for it; null at the highest. */
  next: { name: string; missing: number } | null;
  /** How much of the way from this class to the next is done, from 0 to 1. */
  progress: number;
};

/** Where so many points stand among the classes; null where the shop does not know from how many points they begin. */
export const levelOf = (classes: readonly CustomerClass[], points: number): Level | null => {
  const reached = classes.findLastIndex(({ fromPoints }) => fromPoints !== null && fromPoints <= points);
  const current = classes[reached];
  if (!current) return null;
  const from = current.fromPoints ?? 0;
  const next = classes[reached + 1];
  const to = next?.fromPoints ?? null;
  if (!next || to === null) return { current, next: null, progress: 1 };
  return { current, next: { name: next.name, missing: to - points }, progress: (points - from) / (to - from) };
};
