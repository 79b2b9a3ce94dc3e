import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Store, writeOver } from './store.ts';

const windowMs = 10 * 60 * 1000;
const most = { send: 3, guess: 5 } as const;

type Action = keyof typeof most;

/** The key is a hash, so that no store holds a phone number in plain digits. */
const keyOf = (action: Action, phone: string) =>
  `attempts:${action}:${createHash('sha256').update(phone).digest('base64url')}`;

/** `nextAt` is when the next attempt counts, in milliseconds since 1970. */
export type Allowance = { isAllowed: boolean; nextAt: number };

/** `mark` separates the entries of two processes in the same millisecond. */
type Attempts = { times: number[]; mark: string };

/**
 * Rate limiter of one-time codes by phone number, over all clients and processes: 3 codes and 5 guesses in any 10
 * minutes. A number is never locked for good. The limits are taken before the provider is called, so that many at once
 * do not help. Attempts here count in `own` as well, for the time when the shared store is away.
 */
export const buildCodeLimits = (store: Store, own: Store, { now = Date.now, isAway = (): boolean => false } = {}) => {
  /** Returns the result of `next` for the attempts that still count, once that is written. */
  const change = async (at: Store, key: string, next: (times: number[]) => number[]): Promise<number[]> => {
    for (;;) {
      const text = await at.get(key);
      const former: number[] = text === null ? [] : (JSON.parse(text) as Attempts).times;
      const recent = former.filter((time) => time > now() - windowMs);
      const times = next(recent);
      const attempts: Attempts = { times, mark: randomUUID() };
      if (times.length === recent.length || (await writeOver(at, key, text, JSON.stringify(attempts), windowMs))) {
        return times;
      }
    }
  };

  const takeFrom = async (at: Store, key: string, limit: number): Promise<Allowance> => {
    let isAllowed = false;
    const times = await change(at, key, (recent) => {
      isAllowed = recent.length < limit;
      return isAllowed ? [...recent, now()] : recent;
    });
    return { isAllowed, nextAt: times.length < limit ? now() : (times[0] ?? 0) + windowMs };
  };

  return {
    take: async (action: Action, phone: string): Promise<Allowance> => {
      const key = keyOf(action, phone);
      const shared = await takeFrom(store, key, most[action]);
      if (!shared.isAllowed) return shared;
      const here = await takeFrom(own, `own:${key}`, most[action]);
      return isAway() ? here : shared;
    },

    /** A right code does not count as a guess. */
    giveBackGuess: async (phone: string): Promise<void> => {
      const key = keyOf('guess', phone);
      await change(own, `own:${key}`, (times) => times.slice(0, -1));
      await change(store, key, (times) => times.slice(0, -1));
    },
  };
};

const minuteMs = 60_000;
const mostAskers = 20_000;
/** Milliseconds after which other processes receive the counts of this one, at the latest. */
const exchangeMs = 1_000;
/** They hear at once when this share of the most has been counted since the last time. */
const share = 0.05;

type Row = {
  window: number;
  /** Of all processes, as far as this one has heard. */
  known: number;
  /** Counted here and not sent yet. */
  untold: number;
  /** By `performance.now()`. */
  endsAt: number;
};

export type RequestCounts = ReturnType<typeof buildRequestCounts>;

/**
 * A rate limiter: counts the requests of one client, such as a session or an IP address, within a window that begins
 * with the first request. Every process decides by itself and at once; counts are exchanged a few times a second. All
 * processes together may therefore let a few more pass than one would. While the shared engine is away each counts
 * alone.
 */
export const buildRequestCounts = (store: Pick<Store, 'count'>) => {
  const rows = new LRUCache<string, Row>({ max: mostAskers });
  const untold = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;

  const add = (asker: string, most: number, window = minuteMs): { count: number; rest: number } => {
    const now = performance.now();
    let row = rows.get(asker);
    if (!row || row.endsAt <= now) row = { window, known: 0, untold: 0, endsAt: now + window };
    row.untold += 1;
    rows.set(asker, row);
    untold.set(asker, row);
    if (row.untold >= most * share) void exchange();
    else timer ??= setTimeout(() => void exchange(), exchangeMs).unref();
    return { count: row.known + row.untold, rest: row.endsAt - now };
  };

  const exchange = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const told = [...untold];
    untold.clear();
    const additions = told.map(([asker, row]) => ({ key: `count:${asker}`, more: row.untold, window: row.window }));
    for (const [, row] of told) {
      row.known += row.untold;
      row.untold = 0;
    }
    const totals = await store.count(additions);
    const now = performance.now();
    for (const [index, { count, rest }] of totals.entries()) {
      const row = told[index]?.[1];
      if (!row) continue;
      // The window may have begun anew in between.
      const isAnew = now + rest > row.endsAt + row.window / 2;
      row.known = isAnew ? count : Math.max(row.known, count);
      row.endsAt = now + rest;
    }
  };

  return {
    /** Counts one question; `count` is with it, `rest` the milliseconds until the count begins anew. */
    add,

    /** Counts one question; answers the seconds to wait when there were too many, else null. */
    take: (asker: string, most: number): number | null => {
      const { count, rest } = add(asker, most);
      return count > most ? Math.max(1, Math.ceil(rest / 1000)) : null;
    },

    /** Exchanges counts with the others. */
    exchange,
  };
};
