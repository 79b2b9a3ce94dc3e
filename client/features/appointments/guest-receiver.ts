import type { GiftReceiver } from '../../session/wanted-action.ts';
import { mobileDigits } from '../../ui/mobile-digits.ts';

/** What was written of a guest, as the gift form has it: the first word is the first name. What was left empty is left out. */
export const receiverOf = (written: { name: string; phone: string; message: string }): GiftReceiver => {
  const [firstName = '', ...others] = written.name.trim().split(/\s+/);
  const parts = {
    firstName,
    lastName: others.join(' '),
    mobileNumber: mobileDigits(written.phone).replace(/^0/, ''),
    message: written.message.trim(),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, words]) => words !== ''));
};
