import { randomUUID } from 'node:crypto';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type { LastHour } from '../graphql/generated/types.ts';
import type { Store } from './store.ts';

const minuteMs = 60_000;
const keptMinutes = 60;
const key = 'last-hour';
/** Milliseconds after which other processes hear of what was counted here. */
const exchangeMs = 10_000;
/** A process that told something within the last two minutes counts as one that serves. */
const seenMs = 2 * minuteMs;
const mostAttempts = 5;

/** Steps of a time: each ends a fifth later than the one before it, from 1 ms on. */
const stepFactor = 1.2;
const lastStep = 64;

const stepOf = (milliseconds: number): number =>
  Math.min(lastStep, Math.max(0, Math.ceil(Math.log(milliseconds) / Math.log(stepFactor))));

export type Totals = { providerCalls: number; hits: number; misses: number };

const elsewhere = ['providerCalls', 'hits', 'misses'] as const;

type Minute = Totals & {
  requests: number;
  errors: number;
  times: Record<number, number>;
};

/** Minutes since 1970 to what happened in them, and the processes with the time at which each told something. */
type Kept = { minutes: Record<string, Minute>; seen: Record<string, number> };

const newMinute = (): Minute => ({ requests: 0, errors: 0, times: {}, providerCalls: 0, hits: 0, misses: 0 });

const added = (one: Minute, other: Minute): Minute => {
  const times = { ...one.times };
  for (const [step, count] of Object.entries(other.times)) times[Number(step)] = (times[Number(step)] ?? 0) + count;
  const sum = { ...one, times };
  for (const name of ['requests', 'errors', ...elsewhere] as const) sum[name] += other[name];
  return sum;
};

/** The end of the step in which 95 % of the requests had ended: at most a fifth too much. */
const p95Of = ({ requests, times }: Minute): number | null => {
  let left = Math.ceil(requests * 0.95);
  for (let step = 0; step <= lastStep && requests > 0; step += 1) {
    left -= times[step] ?? 0;
    if (left <= 0) return Math.ceil(stepFactor ** step);
  }
  return null;
};

const percentOf = ({ hits, misses }: Minute): number | null =>
  hits + misses === 0 ? null : Math.round((100 * hits) / (hits + misses));

const merged = (kept: Kept, own: Record<string, Minute>, now: number): Kept => {
  const minutes = { ...kept.minutes };
  for (const [minute, figures] of Object.entries(own)) minutes[minute] = added(minutes[minute] ?? newMinute(), figures);
  const first = Math.floor(now / minuteMs) - keptMinutes + 1;
  return {
    minutes: Object.fromEntries(Object.entries(minutes).filter(([minute]) => Number(minute) >= first)),
    seen: Object.fromEntries(Object.entries(kept.seen).filter(([, at]) => at > now - seenMs)),
  };
};

const nothing: Kept = { minutes: {}, seen: {} };

/**
 * What all processes of a shop did in each of the last 60 minutes. Each counts for itself and adds its counts to an
 * entry of the shared state every ten seconds; the entry ends an hour after the last addition. While the shared state
 * is away each process counts for itself. `readTotals` is called when something is told or asked; `clock` is in
 * milliseconds since 1970.
 */
export const buildLastHour = (
  store: Pick<Store, 'get' | 'add' | 'replace'>,
  readTotals: () => Totals,
  clock: () => number = Date.now,
) => {
  const name = randomUUID().slice(0, 8);
  let untold: Record<string, Minute> = {};
  let before: Totals = { providerCalls: 0, hits: 0, misses: 0 };
  let timer: NodeJS.Timeout | null = null;

  const tell = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    sample();
    const told = untold;
    untold = {};
    if (Object.keys(told).length === 0) return;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const former = await store.get(key);
      const now = clock();
      const { minutes, seen } = merged(former === null ? nothing : JSON.parse(former), told, now);
      const next = JSON.stringify({ minutes, seen: { ...seen, [name]: now } });
      const lifetime = keptMinutes * minuteMs;
      const isTold =
        former === null
          ? (await store.add(key, next, lifetime)) === null
          : await store.replace(key, former, next, lifetime);
      if (isTold) return;
      await afterOthers();
    }
    untold = merged({ minutes: untold, seen: {} }, told, clock()).minutes;
  };

  const thisMinute = (): Minute => {
    const minute = String(Math.floor(clock() / minuteMs));
    untold[minute] ??= newMinute();
    return untold[minute];
  };

  /** What was counted elsewhere since the last look belongs to this minute. */
  const sample = (): void => {
    const totals = readTotals();
    for (const name of elsewhere) if (totals[name] !== before[name]) thisMinute()[name] += totals[name] - before[name];
    before = totals;
  };

  return {
    /** Counts one request that took so many milliseconds. */
    note: (milliseconds: number, isError: boolean): void => {
      const minute = thisMinute();
      const step = stepOf(milliseconds);
      minute.requests += 1;
      minute.errors += isError ? 1 : 0;
      minute.times[step] = (minute.times[step] ?? 0) + 1;
      timer ??= setTimeout(() => void tell(), exchangeMs).unref();
    },

    /** Adds what was counted here to what all processes know. What cannot be added now is added the next time. */
    tell,

    figures: async (): Promise<LastHour> => {
      sample();
      const known = await store.get(key);
      const now = clock();
      const { minutes, seen } = merged(known === null ? nothing : JSON.parse(known), untold, now);
      const last = Math.floor(now / minuteMs);
      const hour = Array.from(
        { length: keptMinutes },
        (_, place) => minutes[last - keptMinutes + 1 + place] ?? newMinute(),
      );
      return {
        processes: new Set([...Object.keys(seen), name]).size,
        requests: hour.map(({ requests }) => requests),
        errors: hour.map(({ errors }) => errors),
        p95Milliseconds: hour.map(p95Of),
        providerCalls: hour.map(({ providerCalls }) => providerCalls),
        cachePercent: hour.map(percentOf),
      };
    },

    close: (): void => {
      if (timer) clearTimeout(timer);
    },
  };
};
