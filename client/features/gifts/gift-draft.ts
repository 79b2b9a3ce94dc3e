import type { CartParamsInput, Gender } from '../../graphql/generated/graphql.ts';

/** To whom an order is sent as a gift, as it goes with the cart. */
export type Gift = NonNullable<CartParamsInput['gift']>;

/** The form as it is being filled in. `mobileNumber` has digits only, nine at most. */
export type GiftDraft = {
  firstName: string;
  lastName: string;
  mobileNumber: string;
  email: string;
  gender: Gender | null;
  message: string;
};

export type NeededField = 'firstName' | 'lastName' | 'mobileNumber';

export const draftOf = (gift: Gift | null): GiftDraft => ({
  firstName: gift?.firstName ?? '',
  lastName: gift?.lastName ?? '',
  mobileNumber: gift?.mobileNumber ?? '',
  email: gift?.email ?? '',
  gender: gift?.gender ?? null,
  message: gift?.message ?? '',
});

const needed: Record<NeededField, RegExp> = {
  firstName: /\S/,
  lastName: /\S/,
  mobileNumber: /^\d{9}$/,
};

/** What is still needed. E-mail, gender and message are optional. */
export const missingIn = (draft: GiftDraft): ReadonlySet<NeededField> =>
  new Set((Object.keys(needed) as NeededField[]).filter((field) => !needed[field].test(draft[field])));

/** The receiver without stray blanks and without what was left empty; null while something is missing. */
export const giftOf = (draft: GiftDraft): Gift | null => {
  if (missingIn(draft).size > 0) return null;
  const [email, message] = [draft.email.trim(), draft.message.trim()];
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    mobileNumber: draft.mobileNumber,
    ...(email && { email }),
    ...(draft.gender && { gender: draft.gender }),
    ...(message && { message }),
  };
};
