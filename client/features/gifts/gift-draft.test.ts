import { describe, expect, it } from 'vitest';
import { type GiftDraft, giftOf, missingIn } from './gift-draft.ts';

const filled: GiftDraft = { firstName: ' Reem ', lastName: 'Salem', mobileNumber: '544556677' };
const missing = (part: Partial<GiftDraft>) => [...missingIn({ ...filled, ...part })];

describe('the receiver of a gift', () => {
  it('has two names that are more than blanks, and nine digits [GIFT-03 GIFT-04]', () => {
    expect(missingIn(filled).size).toBe(0);
    expect(missing({ firstName: '  ' })).toEqual(['firstName']);
    expect(missing({ lastName: '\u00a0' })).toEqual(['lastName']);
    for (const mobileNumber of ['', '54455667', '5445566778', '54455667a', '٥٤٤٥٥٦٦٧٧']) {
      expect(missing({ mobileNumber })).toEqual(['mobileNumber']);
    }
    expect([...missingIn({})]).toEqual(['firstName', 'lastName', 'mobileNumber']);
  });

  it('needs neither e-mail nor gender nor message, and no e-mail is wrong [GIFT-06]', () => {
    expect(giftOf(filled)).toEqual({ firstName: 'Reem', lastName: 'Salem', mobileNumber: '544556677' });
    expect(giftOf({ ...filled, email: 'not an address', message: ' \n ' })).toEqual({
      firstName: 'Reem',
      lastName: 'Salem',
      mobileNumber: '544556677',
      email: 'not an address',
    });
  });

  it('comes back into the form as it was sent', () => {
    const gift = giftOf({ ...filled, gender: 'FEMALE', email: 'reem@example.sa', message: ' Enjoy! ' });
    expect(gift).toMatchObject({ gender: 'FEMALE', message: 'Enjoy!' });
    expect(giftOf(gift ?? {})).toEqual(gift);
    expect(giftOf({})).toBeNull();
  });
});
