import { afterEach, expect, test, vi } from 'vitest';
import { localStore } from './browser-storage.ts';
import { inTurn } from './tabs.ts';

afterEach(() => {
  localStore.clear();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test('what a customer chooses stays until they leave the page, in a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(localStore.setItem('colour', 'dark')).toBe(false);
  expect(localStore.getItem('colour')).toBe('dark');
  expect(localStore.keys()).toEqual(['colour']);
  localStore.removeItem('colour');
  expect(localStore.getItem('colour')).toBeNull();
});

test('in a full browser a customer finds the newest choice, never an older one, and another tab’s when it is newer', () => {
  const kept = new Map([['draft', 'old']]);
  let setItem = (_key: string, _value: string): unknown => refuse();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => setItem(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(localStore.setItem('draft', 'new')).toBe(false);
  expect(localStore.getItem('draft')).toBe('new');
  expect(kept.size).toBe(0);
  kept.set('draft', 'of another tab');
  expect(localStore.getItem('draft')).toBe('of another tab');
  setItem = (key, value) => kept.set(key, value);
  expect(localStore.setItem('draft', 'newest')).toBe(true);
  kept.delete('draft');
  expect(localStore.getItem('draft')).toBeNull();
});

test('a customer’s decision to pay is made once, also where the browser forbids tabs to take turns', async () => {
  const work = vi.fn(() => 'decided');
  vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
  expect(await inTurn('checkout', work)).toBe('decided');
  vi.stubGlobal('navigator', { locks: { request: async (_: string, begin: () => unknown) => begin() } });
  expect(await inTurn('checkout', work)).toBe('decided');
  expect(work).toHaveBeenCalledTimes(2);
  await expect(inTurn('checkout', refuse)).rejects.toThrow('Access is denied');
});
