import type { Gender } from '../../graphql/generated/operations.ts';
import { riyadhToday } from '../../i18n/riyadh-moment.ts';
import type { Session } from '../../session/viewer-scope.tsx';

/** The provider's number of the customer, as the token says it in one claim or another; null when it says none. */
export const userIdOf = ({ claims }: Session): string | null => {
  const { sub, user_id, id }: Record<string, unknown> = JSON.parse(claims);
  const found = [sub, user_id, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined || found === '' ? null : String(found);
};

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
