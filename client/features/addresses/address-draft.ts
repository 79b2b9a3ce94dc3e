import type { AddressInput, PlacePartsFragment } from '../../graphql/generated/graphql.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { westernDigits } from '../../ui/form/western-digits.ts';
import type { Position } from '../../ui/own-position.ts';
import { type Address, lineOf } from './address-list.ts';

export type Place = PlacePartsFragment;

/** What a place can fill in; the rest only the customer knows. */
const placeFields = ['fullAddress', 'buildingNumber', 'streetName', 'neighborhood', 'cityName'] as const;
const textFields = ['title', 'description', ...placeFields] as const;

export type DraftField = (typeof textFields)[number] | 'latitude' | 'longitude';

type Known = Partial<Omit<Address, '__typename'>> | null;

/** An address as it stands in the form. Coordinates are texts, because people may type them. */
export type AddressDraft = Record<DraftField, string> & {
  /** What the address or the place says that last filled it in; what the customer typed differs from it. */
  known: Known;
};

/** What happens to the draft. */
export type DraftStep = (draft: AddressDraft) => AddressDraft;

const written = (degrees: number | null | undefined) =>
  typeof degrees === 'number' ? String(Number(degrees.toFixed(7))) : '';

const at = (point: Known) => ({
  latitude: written(point?.latitude),
  longitude: written(point?.longitude),
});

const textsOf = <Field extends DraftField>(fields: readonly Field[], known: Known) =>
  Object.fromEntries(fields.map((field) => [field, known?.[field] ?? ''])) as Record<Field, string>;

/** The draft that changes an address; an empty one for null. */
export const draftOf = (address: Address | null): AddressDraft => ({
  ...textsOf(textFields, address),
  ...at(address),
  known: address,
});

/** The place under the pin was read off the map; null where nothing is known. What the customer typed stays. */
export const filledFrom = (draft: AddressDraft, place: Place | null): AddressDraft => {
  const free = placeFields.filter((field) => !draft[field].trim() || draft[field] === draft.known?.[field]);
  return { ...draft, ...textsOf(free, place), known: place };
};

/** The pin stands somewhere else: what is known of the former place is not true any more. */
export const movedTo = (draft: AddressDraft, position: Position): AddressDraft => ({
  ...filledFrom(draft, null),
  ...at(position),
});

/** The customer chose a place. */
export const placedAt = (draft: AddressDraft, place: Place): AddressDraft => ({
  ...draft,
  ...textsOf(placeFields, place),
  ...at(place),
  known: place,
});

/** A number of degrees as people write it, also with Arabic digits; null when it is none or lies beyond the limit. */
export const readDegrees = (text: string, limit: 90 | 180): number | null => {
  const plain = westernDigits(text).trim().replace(/[٫,،]/, '.').replace(/^[−–]/, '-');
  if (!/^[-+]?\d{1,3}(\.\d+)?$/.test(plain)) return null;
  const degrees = Number(plain);
  return Math.abs(degrees) <= limit ? degrees : null;
};

/** Where the draft's pin stands; null while it stands nowhere. */
export const positionOf = (draft: Pick<AddressDraft, 'latitude' | 'longitude'>): Position | null => {
  const [latitude, longitude] = [readDegrees(draft.latitude, 90), readDegrees(draft.longitude, 180)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

/** What is missing before the draft can be saved, and how the customer is told. */
export const problemsOf = (draft: AddressDraft): Partial<Record<DraftField, MessageId>> => ({
  ...(draft.title.trim() === '' && { title: 'addresses.name.missing' }),
  ...(readDegrees(draft.latitude, 90) === null && { latitude: 'addresses.latitude.problem' }),
  ...(readDegrees(draft.longitude, 180) === null && { longitude: 'addresses.longitude.problem' }),
});

/** What is sent; null while something is missing. */
export const inputOf = (draft: AddressDraft, isPreferred: boolean, comma: string): AddressInput | null => {
  const position = positionOf(draft);
  if (!draft.title.trim() || !position) return null;
  const texts = Object.fromEntries(textFields.map((field) => [field, draft[field].trim() || null]));
  return { ...texts, title: draft.title.trim(), fullAddress: lineOf(draft, comma) || null, ...position, isPreferred };
};
