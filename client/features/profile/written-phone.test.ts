import { expect, it } from 'vitest';
import { writtenPhone } from './written-phone.ts';

it.each([
  ['966512345678', '+966 51 2345 678'],
  ['512345678', '+966 51 2345 678'],
  ['0512345678', '+966 51 2345 678'],
  ['+201001234567', '+201001234567'],
])('a customer whose number is %s reads %s', (number, written) => {
  expect(writtenPhone(number)).toBe(written);
});
