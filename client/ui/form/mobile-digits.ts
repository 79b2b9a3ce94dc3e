import { digitsOf } from './western-digits.ts';

/** A Saudi mobile number without its country code. */
export const mobileLength = 9;

/** As it is shown while it is typed: 2, 4 and 3 digits with a space between, such as `51 2345 678`. */
export const groupMobile = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)].filter(Boolean).join(' ');

/** The characters of a full number with its two spaces. */
export const groupedLength = mobileLength + 2;

/** Nine digits at most; when there are more, what people write before the number (`0`, `966`, `00966`) is left out first. */
export const mobileDigits = (typed: string): string => {
  const digits = digitsOf(typed);
  const national = digits.length > mobileLength ? digits.replace(/^(?:00)?966/, '').replace(/^0/, '') : digits;
  return national.slice(0, mobileLength);
};

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
export const editMobile = (before: string, typed: string, caret: number): MobileEdit => {
  const given = digitsOf(typed);
  const digits = mobileDigits(typed);
  const lostOnlySpace = withoutOneSpace(groupMobile(before)).includes(typed);
  const left =
    digitsOf(typed.slice(0, caret)).length - (given.length > mobileLength ? given.length - digits.length : 0);
  if (!lostOnlySpace || left === 0) return { digits, caret: caretAfter(Math.max(left, 0), digits) };
  const shorter = digits.slice(0, left - 1) + digits.slice(left);
  return { digits: shorter, caret: caretAfter(left - 1, shorter) };
};
