import { persisted } from '../../storage/persisted.ts';
import type { GiftDraft } from './gift-draft.ts';

const draftIn = (stored: unknown): GiftDraft | null => {
  const { firstName, lastName, mobileNumber, email, gender, message } = (stored ?? {}) as GiftDraft;
  const texts = [firstName, lastName, mobileNumber, email, message];
  if (!texts.every((value) => typeof value === 'string')) return null;
  const known = gender === 'MALE' || gender === 'FEMALE' ? gender : null;
  return { firstName, lastName, mobileNumber, email, gender: known, message };
};

/** What was typed into the gift form and not confirmed, kept by this tab over a reload; null when there is nothing. */
export const keptGiftDraft = persisted('gift-draft', draftIn, { personal: true, tabOnly: true });
