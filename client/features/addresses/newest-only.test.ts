import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWaitMs } from './map-rules.ts';
import { newestOnly } from './newest-only.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const slowly = (answer: string, milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(answer), milliseconds));

describe('what a customer asks while moving the map', () => {
  it('is asked 300 ms after the last movement [MAP-06]', async () => {
    expect(readWaitMs).toBe(300);
    const question = newestOnly();
    const asked: string[] = [];
    for (const place of ['here', 'there', 'yonder']) {
      question.ask(
        async () => asked.push(place),
        () => {},
        readWaitMs,
      );
      await vi.advanceTimersByTimeAsync(readWaitMs - 1);
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
