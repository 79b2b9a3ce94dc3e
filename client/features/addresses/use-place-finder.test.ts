import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWait } from './map-rules.ts';
import { findMyPosition, newestOnly } from './use-place-finder.ts';

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
    findMyPosition().then((located) => {
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
    expect(await findMyPosition()).toBe(problem);
  });
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const slowly = (answer: string, milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(answer), milliseconds));

describe('what a customer asks while moving the map', () => {
  it('is asked 300 ms after the last movement [MAP-06]', async () => {
    expect(readWait).toBe(300);
    const question = newestOnly();
    const asked: string[] = [];
    for (const place of ['here', 'there', 'yonder']) {
      question.ask(
        async () => asked.push(place),
        () => {},
        readWait,
      );
      await vi.advanceTimersByTimeAsync(readWait - 1);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['yonder']);
  });

  it('is never answered by the late answer to an earlier question', async () => {
    const question = newestOnly();
    const answers: string[] = [];
    const note = (answer: string) => answers.push(answer);
    question.ask(slowly('early', 500), note);
    question.ask(slowly('newest', 100), note);
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toEqual(['newest']);
    question.ask(slowly('unwanted', 100), note);
    question.cancel();
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toEqual(['newest']);
  });

  it('is waited for before the address is saved, but not for ever', async () => {
    const question = newestOnly();
    const saved: string[] = [];
    question.ask(slowly('read', 100), () => saved.push('answer'));
    question.settled(3000).then(() => saved.push('save'));
    await vi.advanceTimersByTimeAsync(100);
    expect(saved).toEqual(['answer', 'save']);
    question.ask(slowly('too late', 60_000), () => saved.push('answer'));
    question.settled(3000).then(() => saved.push('save'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(saved).toEqual(['answer', 'save', 'save']);
  });
});
