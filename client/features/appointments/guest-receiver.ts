import type { GiftReceiver } from '../../session/wanted-action.ts';
import { mobileDigits } from '../../ui/form/mobile-digits.ts';

/** The guest's data in the form of the gift form: the first word is the first name. Empty fields are left out. */
export const receiverOf = (written: { name: string; phone: string; message: string }): GiftReceiver => {
  const [firstName = '', ...others] = written.name.trim().split(/\s+/);
  const parts = {
    firstName,
    lastName: others.join(' '),
    mobileNumber: mobileDigits(written.phone).replace(/^0/, ''),
    message: written.message.trim(),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, message]) => message !== ''));
};
