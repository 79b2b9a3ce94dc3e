import type { Store } from './store.ts';

/** The sandbox's own time. It runs on from wherever it is set and keeps its place over a restart. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
  /** Null goes back to the machine's time. */
  set(instant: string | null): void;
  advance(milliseconds: number): void;
};

export const createClock = (store: Store): Clock => {
  const offset = (): number => Number(store.setting('clock_offset') ?? 0);
  const setOffset = (value: number): void => store.setSetting('clock_offset', String(value));
  return {
    now: () => Date.now() + offset(),
    set: (instant) => {
      const target = instant === null ? Date.now() : Date.parse(instant);
      if (Number.isNaN(target)) throw new RangeError('The clock takes an ISO 8601 instant.');
      setOffset(target - Date.now());
    },
    advance: (milliseconds) => setOffset(offset() + milliseconds),
  };
};
