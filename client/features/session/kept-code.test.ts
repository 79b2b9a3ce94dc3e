import { expect, test } from 'vitest';
import { keptCode, noProfile, readCode } from './kept-code.ts';

test('a new customer who loads the page anew finds the name again that they had given', () => {
  const code = { mobileNumber: '512345678', sentAt: Date.now(), resendAt: Date.now() };
  const profile = { ...noProfile, firstName: 'Maha' };
  keptCode.write({ ...code, profile });
  expect(readCode()?.profile).toEqual(profile);
  // As a build before it has kept it.
  keptCode.write(code as never);
  expect(readCode()?.profile).toEqual(noProfile);
});
