import { personalPrefix } from '../../session/local-copy.ts';
import { sessionStore } from '../../storage/browser-storage.ts';
import type { GiftDraft } from './gift-draft.ts';

const key = `${personalPrefix}gift-draft`;

/** What was typed into the gift form and not confirmed, kept by this tab over a reload; null when there is nothing. */
export const readGiftDraft = (): GiftDraft | null => {
  try {
    const { firstName, lastName, mobileNumber, email, gender, message } = JSON.parse(
      sessionStore.getItem(key) ?? 'null',
    );
    const texts = [firstName, lastName, mobileNumber, email, message];
    if (!texts.every((value) => typeof value === 'string')) return null;
    const known = gender === 'MALE' || gender === 'FEMALE' ? gender : null;
    return { firstName, lastName, mobileNumber, email, gender: known, message };
  } catch {
    return null;
  }
};

/** Null forgets it. */
export const keepGiftDraft = (draft: GiftDraft | null): void => {
  if (draft) sessionStore.setItem(key, JSON.stringify(draft));
  else sessionStore.removeItem(key);
};
