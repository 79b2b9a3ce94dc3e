import { describe, expect, it } from 'vitest';
import { isSameMoment } from '../i18n/provider-moment.ts';
import { findLostTimes } from './lost-times.ts';

const slot = (time: string) => ({ time, startAt: `2026-11-23 ${time}:00`, endAt: '2026-11-23 end' });
const daysOf = (...times: string[]) => [{ date: '2026-11-23', slots: times.map(slot) }];
const line = (id: string, time: string | null, productMasterId: string | null = id) => ({
  id,
  productMasterId,
  startAt: time && `2026-11-23T${time}`,
  endAt: null,
});

const find = (
  lines: ReturnType<typeof line>[],
  days: Record<string, ReturnType<typeof daysOf>>,
  offersOwnTimes = false,
) => findLostTimes({ lines, daysOf: new Map(Object.entries(days)), offersOwnTimes });

describe('the chosen times before paying', () => {
  it('names the line whose time is gone, with the free ones around it, where the provider offers own times', () => {
    const found = find([line('a', '09:00'), line('b', '10:00')], {
      a: daysOf('09:00', '09:30'),
      b: daysOf('08:00', '09:30', '10:30', '11:00', '17:00'),
    });
    expect(found.lost.map(({ lineId }) => lineId)).toEqual(['b']);
    expect(found.lost[0]?.nearest.map(({ time }) => time)).toEqual(['08:00', '09:30', '10:30', '11:00']);
    expect(found.offersOwnTimes).toBe(true);
  });

  it('says nothing about a customer’s own times where the provider never offers them to that customer', () => {
    const found = find([line('a', '09:00')], { a: daysOf('10:00') });
    expect(found).toEqual({ lost: [], offersOwnTimes: false });
  });

  it('remembers that the provider offers own times', () => {
    expect(find([line('a', '09:00')], { a: daysOf('10:00') }, true).lost).toHaveLength(1);
    expect(find([line('a', '09:00')], { a: [] }, true).lost).toEqual([
      { lineId: 'a', startAt: '2026-11-23T09:00', nearest: [] },
    ]);
  });

  it('does not stop a customer whose times could not be checked', () => {
    expect(find([line('a', '09:00'), line('b', null), line('c', '09:00', null)], {}, true).lost).toEqual([]);
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
