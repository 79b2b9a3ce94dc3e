import type { Store } from './store.ts';

/** The sandbox's own time. It runs on from wherever it is set and keeps its place over a restart. */
export const createClock = (store: Store) => {
  const offset = (): number => Number(store.setting('clock_offset') ?? 0);
  const setOffset = (value: number): void => store.setSetting('clock_offset', String(value));
  return {
    /** Epoch milliseconds. */
    now: () => Date.now() + offset(),
    /** Null goes back to the machine's time. */
    set: (instant: string | null) => {
      const target = instant === null ? Date.now() : Date.parse(instant);
      if (Number.isNaN(target)) throw new RangeError('The clock takes an ISO 8601 instant.');
      setOffset(target - Date.now());
    },
    advance: (milliseconds: number) => setOffset(offset() + milliseconds),
  };
};

export type Clock = ReturnType<typeof createClock>;
