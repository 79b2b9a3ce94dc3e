import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/for-file.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { StoreAway } from './store.ts';

const storeAt = (now: number, file = ':memory:') => {
  const clock = { now };
  const store = buildEmbeddedStore(file, { now: () => clock.now });
  onTestFinished(() => store.close());
  return { clock, store };
};

/** How many entries there are in the file, ended ones included. */
const rowsIn = (file: string, table: string): number => {
  const database = new DatabaseSync(file, { readOnly: true });
  const count = Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
  database.close();
  return count;
};

test('an entry is there until the millisecond at which its lifetime ends', async () => {
  const { clock, store } = storeAt(1_000);
  await store.set('a', 'one', 50);
  clock.now = 1_049;
  expect(await store.get('a')).toBe('one');
  clock.now = 1_050;
  expect(await store.get('a')).toBeNull();
});

test('an entry is added only where there is none, and again when its lifetime has ended', async () => {
  const { clock, store } = storeAt(1_000);
  expect(await store.add('a', 'one', 50)).toBeNull();
  expect(await store.add('a', 'two', 500)).toBe('one');
  expect(await store.get('a')).toBe('one');
  clock.now = 1_050;
  expect(await store.add('a', 'three', 50)).toBeNull();
  expect(await store.get('a')).toBe('three');
});

test('an entry is replaced only in the place of the expected one, and the same step twice says yes twice', async () => {
  const { clock, store } = storeAt(1_000);
  await store.set('a', 'one', 50);
  expect(await store.replace('a', 'two', 'three', 500)).toBe(false);
  expect(await store.replace('a', 'one', 'two', 500)).toBe(true);
  expect(await store.replace('a', 'one', 'two', 500)).toBe(true);
  expect(await store.get('a')).toBe('two');
  clock.now = 1_499;
  expect(await store.get('a')).toBe('two');
  clock.now = 1_500;
  expect(await store.replace('a', 'two', 'three', 500)).toBe(false);
  expect(await store.replace('never', 'two', 'three', 500)).toBe(false);
  await store.set('a', 'four', 50);
  await store.delete('a');
  expect(await store.get('a')).toBeNull();
});

test('numbers add up, each in its own window, which begins with the first addition', async () => {
  const { clock, store } = storeAt(1_000);
  const addition = { key: 'n', more: 2, window: 100 };
  expect(await store.count([addition, { ...addition, key: 'm', more: 5 }])).toEqual([
    { count: 2, rest: 100 },
    { count: 5, rest: 100 },
  ]);
  clock.now = 1_099;
  expect(await store.count([addition])).toEqual([{ count: 4, rest: 1 }]);
  clock.now = 1_100;
  expect(await store.count([addition])).toEqual([{ count: 2, rest: 100 }]);
});

test('a message is told once to each listener of the topic', async () => {
  const { store } = storeAt(1_000);
  const heard: string[] = [];
  store.subscribe('news', (message) => heard.push(`one ${message}`));
  store.subscribe('news', (message) => heard.push(`two ${message}`));
  store.subscribe('other', (message) => heard.push(`three ${message}`));
  await store.publish('news', 'a');
  expect(heard).toEqual(['one a', 'two a']);
});

test('another process on the same file hears what was said since it came, and its own words once', async () => {
  vi.useFakeTimers();
  const file = join(temporaryFolder(), 'state.sqlite');
  const { store: early } = storeAt(1_000, file);
  await early.publish('news', 'before');
  const { store: late } = storeAt(1_000, file);
  await late.ping();
  const heard: string[] = [];
  late.subscribe('news', (message) => heard.push(message));
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([]);
  await early.publish('news', 'one');
  await early.publish('news', 'two');
  vi.advanceTimersByTime(99);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['one', 'two']);
  await late.publish('news', 'three');
  await early.set('a', 'b', 50);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(['one', 'two', 'three']);
});

test('what has ended is swept out of the file, and messages a minute after they were sent', async () => {
  vi.useFakeTimers();
  const file = join(temporaryFolder(), 'state.sqlite');
  const { clock, store } = storeAt(1_000, file);
  await store.set('ends', 'a', 50);
  await store.set('stays', 'a', 120_000);
  await store.publish('news', 'a');
  expect([rowsIn(file, 'entry'), rowsIn(file, 'message')]).toEqual([2, 1]);
  clock.now = 1_050;
  vi.advanceTimersByTime(29_999);
  expect(rowsIn(file, 'entry')).toBe(2);
  vi.advanceTimersByTime(1);
  expect([rowsIn(file, 'entry'), rowsIn(file, 'message')]).toEqual([1, 1]);
  clock.now = 60_999;
  vi.advanceTimersByTime(30_000);
  expect(rowsIn(file, 'message')).toBe(1);
  clock.now = 61_000;
  vi.advanceTimersByTime(30_000);
  expect([rowsIn(file, 'entry'), rowsIn(file, 'message')]).toEqual([1, 0]);
});

test('a process alone keeps so many entries, those that end last', async () => {
  vi.useFakeTimers();
  const store = buildEmbeddedStore(':memory:', { now: () => 0, mostInMemory: 2 });
  onTestFinished(() => store.close());
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) await store.set(key, key, 1_000_000 - index);
  vi.advanceTimersByTime(29_999);
  expect(await store.get('d')).toBe('d');
  vi.advanceTimersByTime(1);
  expect(await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.get(key)))).toEqual(['a', 'b', null, null]);
});

test('a file keeps all that has not ended, and a process alone never looks for the words of others', async () => {
  vi.useFakeTimers();
  const file = join(temporaryFolder(), 'state.sqlite');
  const store = buildEmbeddedStore(file, { now: () => 0, mostInMemory: 1 });
  onTestFinished(() => store.close());
  await store.set('a', 'a', 1_000);
  await store.set('b', 'b', 1_000);
  vi.advanceTimersByTime(30_000);
  expect(rowsIn(file, 'entry')).toBe(2);
  const { store: alone } = storeAt(0);
  const timers = vi.getTimerCount();
  alone.subscribe('news', () => undefined);
  expect(vi.getTimerCount()).toBe(timers);
});

test('a file that cannot be opened is named as away, and works as soon as it can', async () => {
  const place = join(temporaryFolder(), 'data');
  writeFileSync(place, 'not a folder');
  const { store } = storeAt(1_000, join(place, 'state.sqlite'));
  const failed = await store.get('a').catch((error) => error);
  expect(failed).toBeInstanceOf(StoreAway);
  expect(failed.message).toMatch(/^SQLite: ./);
  expect(failed.cause).toBeInstanceOf(Error);
  await expect(store.ping()).rejects.toBeInstanceOf(StoreAway);
  await expect(store.add('a', 'b', 50)).rejects.toBeInstanceOf(StoreAway);
  rmSync(place);
  await store.set('a', 'b', 50);
  expect(await store.get('a')).toBe('b');
  expect(statSync(join(place, 'state.sqlite')).mode & 0o077).toBe(0);
});

test('a step that fails half way leaves nothing behind', async () => {
  const { store } = storeAt(1_000);
  const broken = { key: 'n', more: Number.NaN, window: 100 };
  await store.count([{ ...broken, more: 2 }]);
  await expect(
    store.count([
      { ...broken, more: 3 },
      { ...broken, key: null as unknown as string },
    ]),
  ).rejects.toThrow();
  expect(await store.count([{ ...broken, more: 0 }])).toEqual([{ count: 2, rest: 100 }]);
});

test('a closed store says so, and stops looking at the file', async () => {
  vi.useFakeTimers();
  const { store } = storeAt(1_000, join(temporaryFolder(), 'state.sqlite'));
  store.subscribe('news', () => undefined);
  await store.set('a', 'b', 50);
  expect(vi.getTimerCount()).toBe(2);
  store.close();
  expect(vi.getTimerCount()).toBe(0);
  await expect(store.get('a')).rejects.toThrow('the store is closed');
});
