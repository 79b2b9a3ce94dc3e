import { expect, test } from 'vitest';
import { buildCallGate } from './call-gate.ts';

const { signal } = new AbortController();

test('a call waits while all places are taken, and goes in when another ends', async () => {
  const gate = buildCallGate(2, 10);
  const entered: string[] = [];
  const visits = ['a', 'b', 'c', 'd'].map((name) => gate.enter(signal).then(() => entered.push(name)));
  await Promise.all(visits.slice(0, 2));
  expect(entered).toEqual(['a', 'b']);
  gate.leave();
  await visits[2];
  expect(entered).toEqual(['a', 'b', 'c']);
  gate.leave();
  await visits[3];
});

test('a full line turns the next one away', async () => {
  const gate = buildCallGate(1, 1);
  await gate.enter(signal);
  const waiting = gate.enter(signal);
  expect(await gate.enter(signal)).toBe(false);
  gate.leave();
  expect(await waiting).toBe(true);
});

test('a call that gives up leaves the line, and the place goes to the next', async () => {
  const gate = buildCallGate(1, 10);
  const patience = new AbortController();
  await gate.enter(signal);
  const impatient = gate.enter(patience.signal);
  const patient = gate.enter(signal);
  patience.abort(new Error('enough'));
  await expect(impatient).rejects.toThrow('enough');
  gate.leave();
  expect(await patient).toBe(true);
});
