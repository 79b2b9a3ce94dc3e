import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownPosition } from './own-position.ts';

type Geolocate = Geolocation['getCurrentPosition'];

const browserWith = (getCurrentPosition: Geolocate | null) =>
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {});

const failing =
  (code: number): Geolocate =>
  (_found, fail) =>
    fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a customer’s own location', () => {
  it('is given up after 10 seconds, also by a browser that never answers [MAP-08]', async () => {
    let options: PositionOptions | undefined;
    browserWith((_found, _fail, asked) => {
      options = asked;
    });
    let outcome: unknown = null;
    ownPosition(true).then((located) => {
      outcome = located;
    });
    expect(options?.timeout).toBe(10_000);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('slow');
  });

  it.each([
    ['refused', failing(1)],
    ['lost', failing(2)],
    ['slow', failing(3)],
    ['lost', null],
  ])('is said to be %s in its own words', async (problem, getCurrentPosition) => {
    browserWith(getCurrentPosition);
    expect(await ownPosition(true)).toBe(problem);
  });
});
