import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A window with a living page; `miss` tells it of a part of its build that could not be fetched. */
const openWindow = async (answer: () => Promise<{ ok: boolean }> = async () => ({ ok: true })) => {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  const events = Object.assign(new EventTarget(), { location: { reload } });
  const clock = { now: 1_000_000 };
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', {
    documentElement: { hasAttribute: (name: string) => name === 'data-hydrated' },
    currentScript: null,
    addEventListener: () => {},
  });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('Date', { now: () => clock.now });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  await import('./early.ts');
  const miss = async () => {
    events.dispatchEvent(new Event('rawnaq.missing-code'));
    await new Promise(setImmediate);
  };
  return { reload, clock, miss };
};

it('a page that is missing twice within ten seconds is loaded afresh once, and again after them [BUILD-02]', async () => {
  const { reload, clock, miss } = await openWindow();
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
  const { reload, miss } = await openWindow(answer);
  await miss();
  expect(reload).not.toHaveBeenCalled();
});
