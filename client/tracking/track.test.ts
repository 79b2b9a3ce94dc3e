import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of a browser as tracking touches; each load of the module is a page of its own. */
const kept = new Map<string, string>();

const openPage = async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  return import('./track.ts');
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the data layer', () => {
  it('belongs to the script that was there first', async () => {
    const { track } = await openPage();
    window.dataLayer = ['of another'];
    track({ event: 'login', method: 'otp' });
    expect(window.dataLayer).toEqual(['of another', { event: 'login', method: 'otp' }]);
  });
});

describe('what a customer does last on a page', () => {
  it('is told by the next page, once, and with the time at which it happened', async () => {
    const before = await openPage();
    const heard = before.followTracking(() => {});
    before.trackAndLeave({ event: 'login', method: 'otp' });
    expect(window.dataLayer).toEqual([{ event: 'login', method: 'otp' }]);
    expect(heard).toEqual([]);
    const left = Date.now();

    const after = await openPage();
    const history = after.followTracking(() => {});
    after.trackCarried();
    after.trackCarried();
    expect(history).toEqual([{ event: { event: 'login', method: 'otp' }, at: expect.any(Number) }]);
    expect(history[0]?.at).toBeLessThanOrEqual(left);
    expect(window.dataLayer).toEqual([{ event: 'login', method: 'otp' }]);
    expect(kept.size).toBe(0);
  });

  it('is given up when nonsense stands in its place', async () => {
    const { trackCarried } = await openPage();
    kept.set('rawnaq.mine.tracking', '{');
    trackCarried();
    expect(window.dataLayer).toBeUndefined();
    expect(kept.size).toBe(0);
  });
});
