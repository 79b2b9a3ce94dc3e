import { useEffect } from 'react';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import type { FullBranch } from './branch-facts.tsx';

const dayMs = 24 * 60 * 60 * 1000;

const nextMidnight = (now: number) => Date.parse(`${riyadhToday(now)}T00:00:00+03:00`) + dayMs;

/** Asks again when a branch opens or closes, and when in Riyadh a new day begins. */
export const useFreshOpening = (branches: readonly FullBranch[] | undefined, askAgain: () => void): void => {
  useEffect(() => {
    if (!branches) return undefined;
    const now = Date.now();
    const moments = branches.flatMap(({ openingChange }) => (openingChange ? [Date.parse(openingChange.at)] : []));
    const next = Math.min(nextMidnight(now), ...moments.filter((moment) => moment > now));
    const timer = setTimeout(askAgain, next - now + 1000);
    return () => clearTimeout(timer);
  }, [branches, askAgain]);
};
