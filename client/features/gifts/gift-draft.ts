import type { CartParamsInput } from '../../graphql/generated/graphql.ts';

/** To whom an order is sent as a gift, as it goes with the cart. */
export type Gift = NonNullable<CartParamsInput['gift']>;

/** The form as it is being filled in. `mobileNumber` has digits only, nine at most. */
export type GiftDraft = Partial<Gift>;

const needed = {
  firstName: /\S/,
  lastName: /\S/,
  mobileNumber: /^\d{9}$/,
};

export type NeededField = keyof typeof needed;

/** The missing fields. E-mail, gender and message are optional. */
export const missingIn = (draft: GiftDraft): ReadonlySet<NeededField> =>
  new Set((Object.keys(needed) as NeededField[]).filter((field) => !needed[field].test(draft[field] ?? '')));

/** The receiver without stray blanks and without empty fields; null while a field is missing. */
export const giftOf = (draft: GiftDraft): Gift | null => {
  if (missingIn(draft).size > 0) return null;
  const filled = Object.entries(draft).flatMap(([field, value]) => (value?.trim() ? [[field, value.trim()]] : []));
  return Object.fromEntries(filled);
};
