import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

/** A window with a living page; `miss` tells it of a part of its build that could not be fetched. */
const openWindow = (answer: () => Promise<{ ok: boolean }> = async () => ({ ok: true })) => {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  const events = new EventTarget();
  const clock = { now: 1_000_000 };
  runInNewContext(inlineScripts.missingCode, {
    window: events,
    document: {
      documentElement: { hasAttribute: (name: string) => name === 'data-hydrated' },
      currentScript: { dataset: {} },
      addEventListener: () => {},
    },
    fetch: answer,
    location: { reload },
    Date: { now: () => clock.now },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: unknown) => kept.set(key, String(value)),
    },
  });
  const miss = async () => {
    events.dispatchEvent(new Event('rawnaq.missing-chunk'));
    await new Promise(setImmediate);
  };
  return { reload, clock, miss };
};

it('a page that is missing twice within ten seconds is loaded afresh once, and again after them [BUILD-02]', async () => {
  const { reload, clock, miss } = openWindow();
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  clock.now += 9_999;
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  clock.now += 1;
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is out of order', async () => ({ ok: false })],
])('a customer keeps the page while the shop %s', async (_, answer) => {
  const { reload, miss } = openWindow(answer);
  await miss();
  expect(reload).not.toHaveBeenCalled();
});
