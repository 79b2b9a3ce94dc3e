import { expect, test } from 'vitest';
import { firstShown, isChoosable, isDay, weeksFrom } from './calendar-rules.ts';

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

test('the weeks before the first free day are left out', () => {
  const weeks = [
    ['2026-11-15', '2026-11-21'],
    ['2026-11-22', '2026-11-28'],
    ['2026-11-29', '2026-12-05'],
  ];
  expect(weeksFrom(weeks, '2026-11-24')).toEqual(weeks.slice(1));
  expect(weeksFrom(weeks, '2026-12-20')).toEqual(weeks);
  expect(weeksFrom(weeks, undefined)).toEqual(weeks);
});

test('a placeholder is not a day', () => {
  expect(isDay('2026-02-09')).toBe(true);
  expect(isDay('٢٠٢٦-٠٢-٠٩')).toBe(false);
  expect(isDay('2026-13-01')).toBe(false);
  expect(isDay(null)).toBe(false);
});
