import { expect, test } from 'vitest';
import { keptCode, nobody, readCode } from './kept-code.ts';

test('a customer who loads the page anew finds the code step, and what they have filled in, for as long as a code can be used', () => {
  const person = { ...nobody, firstName: 'Maha' };
  const code = { mobileNumber: '512345678', sentAt: Date.now(), resendAt: Date.now(), person };
  keptCode.write(code);
  expect(readCode()).toEqual(code);
  keptCode.write({ ...code, sentAt: Date.now() - 5 * 60 * 1000 });
  expect(readCode()).toBeNull();
  expect(keptCode.read()).toBeNull();
});
