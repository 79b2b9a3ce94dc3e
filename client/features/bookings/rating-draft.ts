import { persisted } from '../../storage/persisted.ts';

/** What a customer has said of a booking and not sent yet. `stars` is 0 as long as none are given. */
export type RatingDraft = { stars: number; comment: string };

const ratingIn = (stored: unknown): RatingDraft => {
  const { stars, comment } = (stored ?? {}) as RatingDraft;
  const isDraft = [0, 1, 2, 3, 4, 5].includes(stars) && typeof comment === 'string';
  return isDraft ? { stars, comment } : { stars: 0, comment: '' };
};

/** What this tab has kept of a rating, over a reload and a dialog that was closed; empty when there is nothing. */
export const keptRating = (bookingId: string) =>
  persisted(`rating-draft.${bookingId}`, ratingIn, { personal: true, tabOnly: true });
