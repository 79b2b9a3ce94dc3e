import { describe, expect, test } from 'vitest';
import { type Day, openingOf, toClock, toDay, toMinutes, toWeekday, toWorkingTimes } from './opening.ts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekOf = (hours: Record<string, [string, string] | null>): Day[] =>
  names.map((day) => toDay(day, hours[day] !== null, ...(hours[day] ?? (['10:00', '22:00'] as const))));

const usual = weekOf({ Friday: ['14:00', '23:00'], Sunday: null });

/** A moment in Riyadh; 2026-11-21 is a Saturday. */
const at = (moment: string) => Date.parse(`${moment}:00+03:00`);

const opening = (moment: string, days = usual, saysOpen: boolean | null = true) =>
  openingOf(days, saysOpen, at(moment));

describe('a customer who wants to visit a branch', () => {
  test('is told until when it is open today', () => {
    expect(opening('2026-11-23T21:59')).toEqual({
      isOpen: true,
      change: { at: '2026-11-23T19:00:00.000Z', time: '22:00', inDays: 0 },
    });
  });

  test.each([
    ['early in the morning', '2026-11-23T07:00', { time: '10:00', inDays: 0 }],
    ['to the minute of closing', '2026-11-23T22:00', { time: '10:00', inDays: 1 }],
    ['in the evening before a day off', '2026-11-21T22:30', { time: '10:00', inDays: 2 }],
    ['on the day off', '2026-11-22T12:00', { time: '10:00', inDays: 1 }],
    ['before a later beginning', '2026-11-27T11:00', { time: '14:00', inDays: 0 }],
  ])('is told when it opens next, %s', (_when, moment, change) => {
    expect(opening(moment)).toMatchObject({ isOpen: false, change });
  });

  test('late in the evening in London is told of the next day in Riyadh', () => {
    const { change } = openingOf(usual, true, Date.parse('2026-11-23T21:30:00Z'));
    expect(change).toMatchObject({ time: '10:00', inDays: 0, at: '2026-11-24T07:00:00.000Z' });
  });

  test('finds it open after midnight when its night is long', () => {
    const night = weekOf({ Thursday: ['20:00', '02:30'], Friday: null });
    expect(opening('2026-11-27T01:00', night)).toMatchObject({ isOpen: true, change: { time: '02:30', inDays: 0 } });
    expect(opening('2026-11-26T23:00', night)).toMatchObject({ isOpen: true, change: { time: '02:30', inDays: 1 } });
    expect(opening('2026-11-27T02:30', night).isOpen).toBe(false);
  });

  test('is told no end of a branch that never closes', () => {
    const always = names.map((day) => toDay(day, true, '00:00', '24:00'));
    expect(opening('2026-11-25T03:00', always)).toEqual({ isOpen: true, change: null });
  });

  test('is not sent there when it was closed by hand, and not after hours whatever the flag says', () => {
    expect(opening('2026-11-23T12:00', usual, false)).toEqual({ isOpen: false, change: null });
    expect(opening('2026-11-23T23:00', usual, true).isOpen).toBe(false);
    expect(opening('2026-11-23T23:00', usual, false).change).toMatchObject({ inDays: 1 });
    expect(opening('2026-11-23T12:00', usual, null).isOpen).toBe(true);
  });

  test.each([
    ['has none', []],
    ['names its days in no known language', [toDay('lundi', true, '10:00', '22:00')]],
    ['leaves out the hours of today', [toDay('Monday', true, null, null), ...usual.slice(3)]],
  ])('is told the provider’s own flag where its week %s', (_why, week) => {
    expect(opening('2026-11-23T03:00', week, true)).toEqual({ isOpen: true, change: null });
    expect(opening('2026-11-23T12:00', week, false)).toEqual({ isOpen: false, change: null });
    expect(opening('2026-11-23T12:00', week, null).isOpen).toBe(false);
  });

  test('between two shifts is told of the second', () => {
    const shifts = [toDay('Monday', true, '09:00', '12:00'), toDay('Monday', true, '16:00', '21:00')];
    expect(opening('2026-11-23T13:00', shifts)).toMatchObject({ isOpen: false, change: { time: '16:00', inDays: 0 } });
    expect(opening('2026-11-23T22:00', shifts)).toMatchObject({ isOpen: false, change: { time: '09:00', inDays: 7 } });
  });
});

describe('a week as other providers write it', () => {
  test.each([
    ['sunday', 0],
    ['الأحد', 0],
    ['الإثنين', 1],
    ['الأَربعاء', 3],
    ['Sat', 6],
    ['0', 0],
    ['6', 6],
    ['7', 0],
    ['dimanche', null],
  ])('knows %s', (day, weekday) => {
    expect(toWeekday(day)).toBe(weekday);
  });

  test.each([
    ['9:05', '09:05'],
    ['9.05', '09:05'],
    ['0905', '09:05'],
    ['1430', '14:30'],
    ['09:00:00', '09:00'],
    ['9:00 PM', '21:00'],
    ['12:15 am', '00:15'],
    ['١٠:٠٠ م', '22:00'],
    ['2026-11-21T14:30:00', '14:30'],
  ])('reads %s as %s', (written, clock) => {
    expect(toClock(toMinutes(written) ?? 0)).toBe(clock);
  });

  test.each(['', 'soon', '25:00', '10:75', '-1:00'])('makes no time of "%s"', (written) => {
    expect(toMinutes(written)).toBeNull();
  });

  test('begins on Sunday, marks today, and a day off has no hours even when times are left in it [BR-07]', () => {
    const week = toWorkingTimes(usual.toReversed(), 1);
    expect(week.map(({ day }) => day)).toEqual(names);
    expect(week[0]).toMatchObject({ isActive: false, opensAt: null, closesAt: null, isToday: false });
    expect(week[1]).toMatchObject({ opensAt: '10:00', closesAt: '22:00', isToday: true });
  });
});
