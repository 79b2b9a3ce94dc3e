import type { Gender } from '../../graphql/generated/operations.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';

/** What a new customer has filled in so far. */
export type NewProfile = {
  firstName: string;
  lastName: string;
  email: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  gender: Gender | null;
};

const required = ['firstName', 'lastName', 'dateOfBirth', 'gender'] as const satisfies (keyof NewProfile)[];

/** The required fields that have nothing in them; blanks count as nothing. */
export const emptyFields = (profile: NewProfile): (keyof NewProfile)[] =>
  required.filter((field) => !profile[field]?.trim());

const dayMs = 24 * 60 * 60 * 1000;

export const yesterdayInRiyadh = (now = Date.now()): string => riyadhToday(now - dayMs);
