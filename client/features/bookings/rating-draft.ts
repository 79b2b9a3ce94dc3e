import { personalPrefix } from '../../session/local-copy.ts';
import { sessionStore } from '../../storage/browser-storage.ts';

/** What a customer has said of a booking and not sent yet. `stars` is 0 as long as none are given. */
export type RatingDraft = { stars: number; comment: string };

export const emptyRating: RatingDraft = { stars: 0, comment: '' };

const keyOf = (bookingId: string) => `${personalPrefix}rating-draft.${bookingId}`;

/** What this tab has kept of a rating, over a reload and a dialog that was closed; empty when there is nothing. */
export const readRating = (bookingId: string): RatingDraft => {
  try {
    const { stars, comment } = JSON.parse(sessionStore.getItem(keyOf(bookingId)) ?? 'null');
    if (![0, 1, 2, 3, 4, 5].includes(stars) || typeof comment !== 'string') return emptyRating;
    return { stars, comment };
  } catch {
    return emptyRating;
  }
};

/** An empty draft is forgotten. */
export const keepRating = (bookingId: string, draft: RatingDraft): void => {
  if (draft.stars > 0 || draft.comment) sessionStore.setItem(keyOf(bookingId), JSON.stringify(draft));
  else sessionStore.removeItem(keyOf(bookingId));
};
