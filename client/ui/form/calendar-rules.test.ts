import { expect, test } from 'vitest';
import { dayByKey, dayWithin, firstShown, inMonths, isChoosable, isDay, weeksOf } from './calendar-rules.ts';

const freeDays = new Set(['2026-11-24', '2026-11-22']);

test('only a day with times can be chosen [APPT-11]', () => {
  expect(isChoosable('2026-11-22', { freeDays })).toBe(true);
  expect(isChoosable('2026-11-23', { freeDays })).toBe(false);
  expect(isChoosable('2026-11-23', {})).toBe(true);
  expect(isChoosable('2026-11-23', { freeDays: new Set() })).toBe(false);
});

test('a birthday cannot lie in the future', () => {
  expect(isChoosable('2026-11-21', { min: '1920-01-01', max: '2026-11-21' })).toBe(true);
  expect(isChoosable('2026-11-22', { min: '1920-01-01', max: '2026-11-21' })).toBe(false);
  expect(isChoosable('1919-12-31', { min: '1920-01-01' })).toBe(false);
});

test('the calendar opens where the first free day is', () => {
  expect(firstShown(null, { freeDays, min: '2026-11-01' })).toBe('2026-11-22');
  expect(firstShown('2026-12-05', { freeDays })).toBe('2026-12-05');
  expect(firstShown(null, { min: '2026-11-01' })).toBe('2026-11-01');
  expect(firstShown('soon', {})).toBeUndefined();
});

test('a month stands in weeks from Sunday on, without those before the first free day', () => {
  const weeks = weeksOf('2026-11-24');
  expect(weeks.map((week) => week.filter(Boolean).length)).toEqual([7, 7, 7, 7, 2]);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-12-01')[0]).toEqual([null, null, ...[1, 2, 3, 4, 5].map((day) => `2026-12-0${day}`)]);
  expect(weeksOf('2026-11-24', '2026-11-24')).toEqual(weeks.slice(3));
  expect(weeksOf('2026-11-24', '2026-12-20')).toEqual(weeks);
  expect(weeksOf('2026-05-31')).toHaveLength(6);
});

const keyed = (day: string, key: string, { isRtl = false, shiftKey = false } = {}) =>
  dayByKey(day, { key, shiftKey }, isRtl);

test('a customer with a keyboard goes through the days where the arrows point, in both directions of writing', () => {
  expect(keyed('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
  expect(keyed('2026-11-30', 'ArrowLeft')).toBe('2026-11-29');
  expect(keyed('2026-11-30', 'ArrowRight', { isRtl: true })).toBe('2026-11-29');
  expect(keyed('2026-12-01', 'ArrowLeft', { isRtl: true })).toBe('2026-12-02');
  expect(keyed('2026-12-03', 'ArrowUp')).toBe('2026-11-26');
  expect(keyed('2026-12-28', 'ArrowDown')).toBe('2027-01-04');
  expect(keyed('2024-02-15', 'Home')).toBe('2024-02-01');
  expect(keyed('2024-02-15', 'End')).toBe('2024-02-29');
  expect(keyed('2026-10-31', 'PageDown')).toBe('2026-11-30');
  expect(keyed('2026-10-31', 'PageUp', { shiftKey: true })).toBe('2025-10-31');
  expect(keyed('2026-10-31', 'Tab')).toBeUndefined();
});

test('keys end at the first and the last day', () => {
  expect(inMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(inMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(dayWithin('1919-12-31', { min: '1920-01-01' })).toBe('1920-01-01');
  expect(dayWithin('2026-11-27', { max: '2026-11-25' })).toBe('2026-11-25');
  expect(dayWithin('2026-11-27', {})).toBe('2026-11-27');
});

test('a placeholder is not a day', () => {
  expect(isDay('2026-02-09')).toBe(true);
  expect(isDay('٢٠٢٦-٠٢-٠٩')).toBe(false);
  expect(isDay('2026-13-01')).toBe(false);
  expect(isDay(null)).toBe(false);
});
