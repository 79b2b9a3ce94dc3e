import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExternalStore } from './external-store.ts';
import { clearKeys, clearPersonal, listIn, persisted } from './persisted.ts';
import { inTurn } from './tabs.ts';

const forgetAll = () => clearKeys(() => true);

// Files share a process, and what one of them has begun may end in another.
beforeEach(forgetAll);

afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

const keptKeys = () => {
  const keys: string[] = [];
  clearKeys((key) => keys.push(key) < 0);
  return keys;
};

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

const colour = persisted('colour', (_stored, text) => text);

test('what a customer chooses stays until they leave the page, in a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', undefined);
  colour.write('dark');
  expect(colour.read()).toBe('dark');
  expect(keptKeys()).toEqual(['colour']);
  colour.clear();
  expect(colour.read()).toBeNull();
});

/** A browser that keeps the values that `setItem` allows. */
const stubStorage = (kept = new Map<string, string>(), setItem?: (key: string, value: string) => unknown) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (setItem ? setItem(key, value) : kept.set(key, value)),
    removeItem: (key: string) => kept.delete(key),
  });

test('in a full browser a customer finds the newest choice, never an older one, and another tab’s when it is newer', () => {
  const kept = new Map([['colour', 'old']]);
  let setItem = (_key: string, _value: string): unknown => refuse();
  stubStorage(kept, (key, value) => setItem(key, value));
  colour.write('new');
  expect(colour.read()).toBe('new');
  expect(kept.size).toBe(0);
  kept.set('colour', 'of another tab');
  expect(colour.read()).toBe('of another tab');
  setItem = (key, value) => kept.set(key, value);
  colour.write('newest');
  expect(kept.get('colour')).toBe('newest');
  kept.delete('colour');
  expect(colour.read()).toBeNull();
});

test('a customer’s values are read again only when they have changed, and nonsense counts as nothing', () => {
  const kept = new Map<string, string>();
  stubStorage(kept);
  const parse = vi.fn(listIn);
  const list = persisted('list', parse);
  list.write([1]);
  expect(list.read()).toEqual([1]);
  expect(list.read()).toBe(list.read());
  expect(parse).toHaveBeenCalledTimes(1);
  kept.set('list', '{broken');
  expect(list.read()).toEqual([]);
  list.write([]);
  expect(kept.has('list')).toBe(false);
});

test('a page follows what its customer does in it and in other tabs, until it is left', () => {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  const other = (key: string | null) => browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const heard = vi.fn();
  const stop = colour.subscribe(heard);
  colour.write('dark');
  other('colour');
  other(null);
  browser.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(4);
  other('another');
  stop();
  colour.write('light');
  other('colour');
  expect(heard).toHaveBeenCalledTimes(4);
});

test('signing out takes a customer’s own values and leaves what belongs to the browser [PERSIST-05]', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const cart = persisted('cart', (stored) => stored, { personal: true });
  const draft = persisted('draft', (stored) => stored, { personal: true, tabOnly: true });
  cart.write({ lines: [] });
  draft.write({ text: 'half a' });
  colour.write('dark');
  expect(keptKeys()).toEqual(['rawnaq.mine.cart', 'colour', 'rawnaq.mine.draft']);
  clearPersonal();
  expect([cart.read(), draft.read(), colour.read()]).toEqual([null, null, 'dark']);
});

test('all parts of a page hear of a change, also when one of them stops listening meanwhile', () => {
  const news = new ExternalStore('none');
  const heard: string[] = [];
  const stop = news.subscribe((value) => {
    heard.push(`first ${value}`);
    stop();
  });
  news.subscribe((value) => heard.push(`second ${value}`));
  news.set('a gift');
  news.set('two gifts');
  expect(heard).toEqual(['first a gift', 'second a gift', 'second two gifts']);
  expect(news.current()).toBe('two gifts');
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
