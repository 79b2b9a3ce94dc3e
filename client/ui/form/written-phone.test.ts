import { expect, it } from 'vitest';
import { writtenPhone } from './written-phone.ts';

it.each([
  ['966512345678', '+966 51 2345 678'],
  ['512345678', '+966 51 2345 678'],
  ['0512345678', '+966 51 2345 678'],
  ['+966112345601', '+966 11 234 5601'],
  ['+966 11-234 5601', '+966 11 234 5601'],
  ['920012345', '+966 9200 12 345'],
  ['+201001234567', '+201001234567'],
  ['19999', '19999'],
])('a customer whose number is %s reads %s', (number, written) => {
  expect(writtenPhone(number)).toBe(written);
});
