import { describe, expect, it } from 'vitest';
import { editMobile, groupMobile, mobileDigits } from './mobile-digits.ts';

describe('the mobile number while it is typed', () => {
  it('is shown in groups of 2, 4 and 3 [SIGN-37]', () => {
    expect(['5', '51', '512', '512345', '512345678'].map(groupMobile).join()).toBe('5,51,51 2,51 2345,51 2345 678');
  });

  it('keeps digits only, nine at most, Arabic-Indic ones too [SIGN-36]', () => {
    expect(mobileDigits('a5b1-2345 678xyz')).toBe('512345678');
    expect(mobileDigits('51234567899')).toBe('512345678');
    expect(mobileDigits('٥١٢٣٤٥٦٧٨')).toBe('512345678');
    expect(mobileDigits('۵۱۲۳۴۵۶۷۸')).toBe('512345678');
  });

  it('is read out of a number pasted with what people write before it', () => {
    const written = ['+966 51 234 5678', '00966512345678', '0512345678', '+966 (0)51 234 5678', '00966 0512345678'];
    expect([...new Set(written.map(mobileDigits))]).toEqual(['512345678']);
  });

  it('leaves the 0 and the country code before it out while they are typed', () => {
    expect(editMobile('', '0', 1)).toEqual({ digits: '', caret: 0 });
    expect(editMobile('51', '051', 1)).toEqual({ digits: '51', caret: 0 });
    expect(editMobile('96', '966', 3)).toEqual({ digits: '', caret: 0 });
  });

  it('leaves the caret behind the digit that was typed', () => {
    expect(editMobile('51', '512', 3)).toEqual({ digits: '512', caret: 4 });
    expect(editMobile('5123', '519 23', 3)).toEqual({ digits: '51923', caret: 4 });
    expect(editMobile('512345', '51 2345', 0)).toEqual({ digits: '512345', caret: 0 });
  });

  it('loses the digit before the space when the space is taken away', () => {
    expect(editMobile('51234', '51234', 2)).toEqual({ digits: '5234', caret: 1 });
    expect(editMobile('512345678', '51 2345678', 7)).toEqual({ digits: '51234678', caret: 6 });
  });

  it('stays whole when the same number is filled in again, however it is written', () => {
    for (const typed of ['512345678', '51 234 5678', '0512345678', '+966512345678']) {
      expect(editMobile('512345678', typed, typed.length)).toEqual({ digits: '512345678', caret: 11 });
    }
  });
});
