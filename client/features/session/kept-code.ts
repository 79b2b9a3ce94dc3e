import type { Person } from '../../session/person.ts';
import { persisted } from '../../storage/persisted.ts';

// Here, since the rules of the form are none of a page's first files.
export const nobody: Person = { firstName: '', lastName: '', email: '', dateOfBirth: null, gender: null };

/**
 * A code that was sent: to which number, when, and when another one is offered, in milliseconds since 1970; and a new
 * customer's details since.
 */
export type KeptCode = { mobileNumber: string; sentAt: number; resendAt: number; person: Person };

/** How long a code can be used, in milliseconds. */
const lifeOfCodeMs = 5 * 60 * 1000;

const codeIn = (stored: unknown): KeptCode | null => {
  const code = stored as KeptCode | null;
  return code && /^\d{9}$/.test(code.mobileNumber) ? { ...code, person: { ...nobody, ...code.person } } : null;
};

/** Kept for this tab: a reload while the message is read does not cost another code. The code itself is in the message. */
export const keptCode = persisted('rawnaq.code-sent', codeIn, { tabOnly: true });

/** The code that was on its way when the page was loaded anew; an expired code is forgotten. */
export const readCode = (): KeptCode | null => {
  const code = keptCode.read();
  if (code && code.sentAt + lifeOfCodeMs > Date.now()) return code;
  keptCode.clear();
  return null;
};
