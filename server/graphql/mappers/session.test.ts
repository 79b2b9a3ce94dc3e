import { describe, expect, test } from 'vitest';
import { toCode, toNineDigits } from './session.ts';

describe('what a person types', () => {
  test.each([
    ['512345678', '512345678'],
    ['51 2345 678', '512345678'],
    ['٥١ ٢٣٤٥ ٦٧٨', '512345678'],
    ['۵۱۲۳۴۵۶۷۸', '512345678'],
    ['\u200e51 2345 678', '512345678'],
    ['51234567', null],
    ['0512345678', '512345678'],
    ['+966 51-234-5678', '512345678'],
    ['٠٠٩٦٦٥١٢٣٤٥٦٧٨', '512345678'],
    ['9660512345678', '512345678'],
    ['966512345', '966512345'],
    ['5123456789', null],
    ['+971512345678', null],
    ['51234567a', null],
    ['', null],
  ])('%s as a mobile number [SIGN-38] [SIGN-39]', (typed, digits) => {
    expect(toNineDigits(typed)).toBe(digits);
  });

  test('a code keeps its leading zero and needs four digits [SIGN-40] [CONST-01]', () => {
    expect(toCode('٠١٢٣')).toBe('0123');
    expect(toCode('123')).toBeNull();
    expect(toCode('12345')).toBeNull();
  });
});
