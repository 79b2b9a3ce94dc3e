import { personalPrefix } from '../../session/local-copy.ts';
import type { GiftDraft } from './gift-draft.ts';

const key = `${personalPrefix}gift-draft`;

/** What was typed into the gift form and not confirmed, kept by this tab over a reload; null when there is nothing. */
export const readGiftDraft = (storage: Storage): GiftDraft | null => {
  try {
    const { firstName, lastName, mobileNumber, email, gender, message } = JSON.parse(storage.getItem(key) ?? 'null');
    const texts = [firstName, lastName, mobileNumber, email, message];
    if (!texts.every((value) => typeof value === 'string')) return null;
    const known = gender === 'MALE' || gender === 'FEMALE' ? gender : null;
    return { firstName, lastName, mobileNumber, email, gender: known, message };
  } catch {
    return null;
  }
};

/** Null forgets it. A tab without room for it keeps it in the open form only. */
export const keepGiftDraft = (storage: Storage, draft: GiftDraft | null): void => {
  try {
    if (draft) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  } catch {
    storage.removeItem(key);
  }
};
