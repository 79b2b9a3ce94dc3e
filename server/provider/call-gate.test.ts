import { expect, test } from 'vitest';
import { buildCallGate, FullQueue } from './call-gate.ts';

const { signal } = new AbortController();

/** Work that ends when it is told to. */
const buildWork = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = {
    isBegun: false,
    end: resolve,
    run: () => {
      work.isBegun = true;
      return promise;
    },
  };
  return work;
};

test('a call waits while all places are taken, and goes in when another ends', async () => {
  const gate = buildCallGate(2, 10);
  const works = ['a', 'b', 'c', 'd'].map(buildWork);
  const visits = works.map(({ run }) => gate(signal, run));
  const begun = () => works.map(({ isBegun }) => isBegun);
  await expect.poll(begun).toEqual([true, true, false, false]);
  works[0]?.end();
  await visits[0];
  await expect.poll(begun).toEqual([true, true, true, false]);
  for (const { end } of works) end();
  await Promise.all(visits);
});

test('a place is free again after work that failed', async () => {
  const gate = buildCallGate(1, 10);
  await expect(gate(signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate(signal, async () => 'done')).toBe('done');
});

test('a full queue turns the next one away', async () => {
  const gate = buildCallGate(1, 1);
  const running = buildWork();
  const first = gate(signal, running.run);
  const waiting = gate(signal, async () => 'done');
  await expect(gate(signal, async () => 'done')).rejects.toThrow(FullQueue);
  running.end();
  await first;
  expect(await waiting).toBe('done');
});

test('a call that gives up is told at once, never begins, and the place goes to the next', async () => {
  const gate = buildCallGate(1, 10);
  const patience = new AbortController();
  const [running, impatient, patient] = [buildWork(), buildWork(), buildWork()];
  const first = gate(signal, running.run);
  const givenUp = gate(patience.signal, impatient.run);
  const next = gate(signal, patient.run);
  patience.abort(new Error('enough'));
  await expect(givenUp).rejects.toThrow('enough');
  running.end();
  patient.end();
  await Promise.all([first, next]);
  expect([impatient.isBegun, patient.isBegun]).toEqual([false, true]);
});
