import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

const titlesOf = (queue: ToastQueue) => queue.current().map(({ title }) => title);

const filled = (...titles: string[]) => {
  const queue = new ToastQueue();
  for (const title of titles) queue.add({ title, color: 'info' });
  return queue;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a customer never sees more than five toasts; the next come in order as the first ones go [TOAST-02] [TOAST-07]', () => {
  const queue = filled('1', '2', '3', '4', '5', '6', '7');
  expect(titlesOf(queue)).toEqual(['5', '4', '3', '2', '1']);

  queue.close(1);
  vi.advanceTimersByTime(200);
  expect(titlesOf(queue)).toEqual(['6', '5', '4', '3', '2']);
});

test('a toast of every kind stays for five seconds and is gone 200 ms after it closed [TOAST-03] [TOAST-04]', () => {
  const queue = filled('Added');
  vi.advanceTimersByTime(4999);
  expect(queue.current()).toMatchObject([{ title: 'Added', isClosing: false }]);
  vi.advanceTimersByTime(1);
  expect(queue.current()).toMatchObject([{ title: 'Added', isClosing: true }]);
  vi.advanceTimersByTime(199);
  expect(titlesOf(queue)).toEqual(['Added']);
  vi.advanceTimersByTime(1);
  expect(titlesOf(queue)).toEqual([]);
});

test('a customer who rests on a toast reads all of them for as long as they like, and then for what was left', () => {
  const queue = filled('1', '2');
  vi.advanceTimersByTime(3000);
  queue.pause();
  queue.add({ title: '3', color: 'error' });
  vi.advanceTimersByTime(60_000);
  expect(titlesOf(queue)).toEqual(['3', '2', '1']);
  queue.resume();
  vi.advanceTimersByTime(2200);
  expect(titlesOf(queue)).toEqual(['3']);
  vi.advanceTimersByTime(3000);
  expect(titlesOf(queue)).toEqual([]);
});

test('what turned out not to be so is taken away, or not shown at all', () => {
  const queue = filled('Another');
  const untrue = new AbortController();
  queue.add({ title: 'Removed', color: 'success', untrue: untrue.signal });
  untrue.abort();
  vi.advanceTimersByTime(200);
  expect(titlesOf(queue)).toEqual(['Another']);
  queue.add({ title: 'Removed', color: 'success', untrue: untrue.signal });
  expect(titlesOf(queue)).toEqual(['Another']);
});
