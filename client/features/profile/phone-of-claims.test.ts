import { describe, expect, it } from 'vitest';
import { phoneOfClaims } from './phone-of-claims.ts';

describe('the phone number on the profile', () => {
  it('is read from what the session says of the customer', () => {
    expect(phoneOfClaims('{"sub":"1","mobile_number":"966512345678"}')).toBe('+966 51 2345 678');
    expect(phoneOfClaims('{"phone":512345678}')).toBe('+966 51 2345 678');
  });

  it('is left out when the session says nothing of it', () => {
    expect(phoneOfClaims('{"sub":"1"}')).toBeNull();
    expect(phoneOfClaims('{"phone":"not a number"}')).toBeNull();
  });
});
