import { expect, test } from 'vitest';
import { addToast, buildToastQueue } from './toast-queue.ts';

const titlesOf = (queue: ReturnType<typeof buildToastQueue>) => queue.getVisibleToasts().map(({ title }) => title);

test('a customer never sees more than five toasts; the next come in order as the first ones go [TOAST-02] [TOAST-07]', () => {
  const queue = buildToastQueue({ isPhone: true, isRtl: true });
  for (const title of ['1', '2', '3', '4', '5']) addToast(queue, { title, color: 'info' });
  addToast(queue, { title: '6', color: 'info' });
  addToast(queue, { title: '7', color: 'error' });
  expect(titlesOf(queue).toSorted()).toEqual(['1', '2', '3', '4', '5']);

  const first = queue.getVisibleToasts().find(({ title }) => title === '1');
  queue.remove(first?.id);
  expect(titlesOf(queue).toSorted()).toEqual(['2', '3', '4', '5', '6']);
});

test('a toast of every kind stays for five seconds and is gone 200 ms after it closed [TOAST-03] [TOAST-04]', () => {
  const queue = buildToastQueue({ isPhone: false, isRtl: false });
  addToast(queue, { title: 'Added', description: 'See you on Sunday', color: 'success' });
  expect(queue.getVisibleToasts()[0]).toMatchObject({ type: 'success', duration: 5000, removeDelay: 200 });
});
