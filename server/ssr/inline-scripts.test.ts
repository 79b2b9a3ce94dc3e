import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

/** A window with a living page; `miss` tells it of a part of its build that could not be fetched. */
const openWindow = ({ onLine = true } = {}) => {
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
    navigator: { onLine },
    location: { reload },
    Date: { now: () => clock.now },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: unknown) => kept.set(key, String(value)),
    },
  });
  return { reload, clock, miss: () => events.dispatchEvent(new Event('rawnaq.missing-chunk')) };
};

it('a page that is missing twice within ten seconds is loaded afresh once, and again after them [BUILD-02]', () => {
  const { reload, clock, miss } = openWindow();
  miss();
  expect(reload).toHaveBeenCalledTimes(1);
  clock.now += 9_999;
  miss();
  expect(reload).toHaveBeenCalledTimes(1);
  clock.now += 1;
  miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a customer without a network keeps the page', () => {
  const { reload, miss } = openWindow({ onLine: false });
  miss();
  expect(reload).not.toHaveBeenCalled();
});
