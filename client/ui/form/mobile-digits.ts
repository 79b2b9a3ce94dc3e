import { digitsOf } from './western-digits.ts';

/** A Saudi mobile number without its country code. */
export const mobileLength = 9;

/** As it is shown while it is typed: 2, 4 and 3 digits with a space between, such as `51 2345 678`. */
export const groupMobile = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)].filter(Boolean).join(' ');

/** The characters of a full number with its two spaces. */
export const groupedLength = mobileLength + 2;

/**
 * Without the usual prefixes of a number: `0`, `966` or `00966`, also both, as in `+966 (0)51 234 5678`. No mobile
 * number begins with 9, and a field full of a typed country code would take no more digits.
 */
const nationalOf = (digits: string): string => digits.replace(/^0*(9660*)?/, '');

/** The digits of a number that is typed, nine at most. */
export const mobileDigits = (typed: string): string => nationalOf(digitsOf(typed)).slice(0, mobileLength);

export type MobileEdit = {
  digits: string;
  /** Where the caret belongs in the grouped number. */
  caret: number;
};

const withoutOneSpace = (grouped: string): string[] =>
  [...grouped.matchAll(/ /g)].map(({ index }) => grouped.slice(0, index) + grouped.slice(index + 1));

const caretAfter = (count: number, digits: string): number => groupMobile(digits.slice(0, count)).length;

/**
 * The result of an edit of the grouped number. `caret` is its position in `typed`. Deleting a space deletes the digit
 * before it, so that the key always has an effect.
 */
export const editMobile = (former: string, typed: string, caret: number): MobileEdit => {
  const digits = mobileDigits(typed);
  const given = digitsOf(typed);
  const before = given.length - nationalOf(given).length;
  const left = Math.max(0, digitsOf(typed.slice(0, caret)).length - before);
  const lostOnlySpace = withoutOneSpace(groupMobile(former)).includes(typed);
  if (!lostOnlySpace || left === 0) return { digits, caret: caretAfter(left, digits) };
  const shorter = digits.slice(0, left - 1) + digits.slice(left);
  return { digits: shorter, caret: caretAfter(left - 1, shorter) };
};
