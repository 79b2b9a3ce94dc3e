import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import { checkTimes, findLostTimes } from './lost-times.ts';
import { isSameMoment } from './slot-moment.ts';

const slot = (time: string) => ({ time, startAt: `2026-11-23 ${time}:00`, endAt: '2026-11-23 end' });
const line = (lineId: string, time: string, ...free: string[]) => ({
  lineId,
  startAt: `2026-11-23T${time}`,
  days: [{ date: '2026-11-23', slots: free.map(slot) }],
});

describe('the chosen times before paying', () => {
  it('names the line whose time is gone, with the free ones around it, where the provider offers own times', () => {
    const lines = [line('a', '09:00', '09:00'), line('b', '10:00', '08:00', '09:30', '10:30', '11:00', '17:00')];
    const found = findLostTimes(lines, false);
    expect(found.lost.map(({ lineId }) => lineId)).toEqual(['b']);
    expect(found.lost[0]?.nearest.map(({ time }) => time)).toEqual(['08:00', '09:30', '10:30', '11:00']);
    expect(found.offersOwnTimes).toBe(true);
  });

  it('says nothing about a customer’s own times where the provider never offers them to that customer', () => {
    expect(findLostTimes([line('a', '09:00', '10:00')], false)).toEqual({ lost: [], offersOwnTimes: false });
  });

  it('remembers that the provider offers own times', () => {
    expect(findLostTimes([line('a', '09:00', '10:00')], true).lost).toHaveLength(1);
    expect(findLostTimes([line('a', '09:00')], true).lost).toEqual([
      { lineId: 'a', startAt: '2026-11-23T09:00', nearest: [] },
    ]);
  });

  it('does not stop a customer whose times could not be checked', async () => {
    const check = (data: object | undefined, ...others: object[]) => {
      const treatment = { id: 'a', productMasterId: 'a', startAt: '2026-11-23T09:00' };
      const lines = [treatment, ...others.map((part) => ({ ...treatment, ...part }))];
      return checkTimes({ query: async () => ({ data }) } as unknown as Client, lines, {});
    };
    expect(await check({ availableDays: line('a', '09:00', '09:00').days })).toEqual([]);
    expect(await check(undefined, { startAt: null }, { productMasterId: null })).toEqual([]);
    expect(await check({ availableDays: [] })).toHaveLength(1);
  });
});

describe('one moment in two writings', () => {
  it('is the same with and without a zone, seconds or the letter T', () => {
    expect(isSameMoment('2026-11-23 09:00:00', '2026-11-23T09:00')).toBe(true);
    expect(isSameMoment('2026-11-23 09:00:00', '2026-11-23T06:00:00Z')).toBe(true);
    expect(isSameMoment('2026-11-23 09:00:00', '2026-11-23T09:00:00+03:00')).toBe(true);
    expect(isSameMoment('2026-11-23 09:00:00', '2026-11-23 09:30:00')).toBe(false);
    expect(isSameMoment('slot-7', 'slot-7')).toBe(true);
    expect(isSameMoment('slot-7', 'slot-8')).toBe(false);
  });
});
