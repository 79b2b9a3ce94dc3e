import { persisted } from '../../storage/persisted.ts';
import type { NewProfile } from './new-profile.ts';

/**
 * A code that was sent: to which number, when, and when another one is offered, in milliseconds since 1970; and what a new
 * customer has filled in since. The code itself is not kept: it is in their message.
 */
export type KeptCode = { mobileNumber: string; sentAt: number; resendAt: number; profile: NewProfile };

export const noProfile: NewProfile = { firstName: '', lastName: '', email: '', dateOfBirth: null, gender: null };

/** How long a code can be used, in milliseconds. */
const lifeOfCodeMs = 5 * 60 * 1000;

const codeIn = (stored: unknown): KeptCode | null => {
  const code = stored as KeptCode | null;
  return code && /^\d{9}$/.test(code.mobileNumber) ? { ...code, profile: { ...noProfile, ...code.profile } } : null;
};

/** Kept for this tab, so that a reload while the message is read does not cost another code, and a later one not the name. */
export const keptCode = persisted('rawnaq.code-sent', codeIn, { tabOnly: true });

/** The code that was on its way when the page was loaded anew; one that can no longer be used is forgotten. */
export const readCode = (): KeptCode | null => {
  const code = keptCode.read();
  if (code && code.sentAt + lifeOfCodeMs > Date.now()) return code;
  keptCode.clear();
  return null;
};
