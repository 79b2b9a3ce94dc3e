import type { SignedInSession } from '../../session.ts';
import type { Session } from '../generated/types.ts';

/** Digits of any Arabic kind as Western ones; spaces and marks of direction are left out. */
export const toDigits = (text: string): string =>
  text
    .slice(0, 60)
    .replace(/[\s\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * The nine digits of a Saudi mobile number, null when it has another shape. `0`, `966`, `+966` and `00966` before them
 * and hyphens between them are left out, as the page does.
 */
export const toNineDigits = (text: string): string | null =>
  /^(?:(?:\+|00)?966)?0?(\d{9})$/.exec(toDigits(text).replaceAll('-', ''))?.[1] ?? null;

export const toCode = (text: string): string | null => {
  const digits = toDigits(text);
  return /^\d{4}$/.test(digits) ? digits : null;
};

export const toSession = (session: SignedInSession): Session => ({
  expiresAt: new Date(session.expiresAt).toISOString(),
  claims: session.claims,
});
