import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnceForMissingChunk } from './missing-chunk.ts';

const reload = vi.fn();
const gone = new TypeError(
  'Failed to fetch dynamically imported module: https://shop.example/assets/cart-page-1a2b.js',
);

const openWindow = ({ onLine = true, kept = new Map<string, string>() } = {}) => {
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  reload.mockClear();
  openWindow();
});

afterEach(() => vi.unstubAllGlobals());

test('a page that is missing twice within ten seconds is loaded afresh once, and again after them [BUILD-02]', () => {
  reloadOnceForMissingChunk(gone);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9_999);
  reloadOnceForMissingChunk(gone);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  reloadOnceForMissingChunk(gone);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  'error loading dynamically imported module: https://shop.example/assets/cart-page-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/beyond-landing-1a2b.css',
])('every browser’s words for it are understood: %s', (words) => {
  reloadOnceForMissingChunk(new TypeError(words));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a customer keeps his page when something else failed, without a network, and when nothing can be kept', () => {
  reloadOnceForMissingChunk(new TypeError('Cannot read properties of undefined'));
  openWindow({ onLine: false });
  reloadOnceForMissingChunk(gone);
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  reloadOnceForMissingChunk(gone);
  expect(reload).not.toHaveBeenCalled();
});
