import type { AddressInput, PlacePartsFragment } from '../../graphql/generated/graphql.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { westernDigits } from '../../ui/form/western-digits.ts';
import type { Position, Unlocated } from '../../ui/own-position.ts';
import { type Address, lineOf } from './address-list.ts';

export type Place = PlacePartsFragment;

/** What a place can fill in; of the rest only the customer knows. */
const placeFields = ['fullAddress', 'buildingNumber', 'streetName', 'neighborhood', 'cityName'] as const;
const textFields = ['title', 'description', ...placeFields] as const;
const fields = [...textFields, 'latitude', 'longitude'] as const;

export type DraftField = (typeof fields)[number];

/** What stands in the fields of the form. Coordinates are texts, because people may type them. */
type Texts = Record<DraftField, string>;

export type AddressDraft = {
  /** What the customer has typed. */
  typed: { [Field in DraftField]?: string | undefined };
  /** What is known of the address, later of the place under the pin; it fills in what has not been typed. */
  known: { [Field in DraftField]?: string | number | null };
  /** What is under way, or what the last attempt came to: nothing was found, or the position could not be had. */
  status: 'searching' | 'locating' | 'reading' | 'nothing' | Unlocated | null;
  /** Where the map is to go. */
  target: Position | null;
};

export const textsOf = ({ typed, known }: AddressDraft) =>
  Object.fromEntries(fields.map((field) => [field, typed[field] ?? String(known[field] ?? '')])) as Texts;

/** The draft that changes an address; an empty one for null. */
export const draftOf = (address: Address | null): AddressDraft => ({
  typed: { title: address?.title, description: address?.description ?? undefined },
  known: address ?? {},
  status: null,
  target: null,
});

const rounded = (degrees: number) => Number(degrees.toFixed(7));

/** The pin stands somewhere else: what is known of the former place is not true any more. What the customer typed stays. */
export const movedTo = (draft: AddressDraft, { latitude, longitude }: Position): AddressDraft => {
  const known = { latitude: rounded(latitude), longitude: rounded(longitude) };
  const typed = Object.entries(draft.typed).filter(([field, text]) => text?.trim() && !(field in known));
  return { ...draft, typed: Object.fromEntries(typed), known, status: 'reading' };
};

/** The place under the pin was read off the map; null where nothing is known. */
export const filledFrom = (draft: AddressDraft, place: Place | null): AddressDraft => ({
  ...draft,
  known: { ...place, ...positionOf(textsOf(draft)) },
  status: null,
});

/** The customer has searched and takes the place that was found; null for none. */
export const placedAt = (draft: AddressDraft, place: Place | null): AddressDraft => {
  const { title, description } = draft.typed;
  if (!place) return { ...draft, status: 'nothing' };
  return { typed: { title, description }, known: place, status: null, target: place };
};

/** A number of degrees as people write it, also with Arabic digits; null when it is none or lies beyond the limit. */
export const readDegrees = (text: string, limit: 90 | 180): number | null => {
  const plain = westernDigits(text).trim().replace(/[٫,،]/, '.').replace(/^[−–]/, '-');
  if (!/^[-+]?\d{1,3}(\.\d+)?$/.test(plain)) return null;
  const degrees = Number(plain);
  return Math.abs(degrees) <= limit ? degrees : null;
};

/** Where the pin stands; null while it stands nowhere. */
export const positionOf = (texts: Texts): Position | null => {
  const [latitude, longitude] = [readDegrees(texts.latitude, 90), readDegrees(texts.longitude, 180)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

/** What is missing before the address can be saved, and how the customer is told. */
export const problemsOf = (texts: Texts): Partial<Record<DraftField, MessageId>> => ({
  ...(texts.title.trim() === '' && { title: 'addresses.name.missing' }),
  ...(readDegrees(texts.latitude, 90) === null && { latitude: 'addresses.latitude.problem' }),
  ...(readDegrees(texts.longitude, 180) === null && { longitude: 'addresses.longitude.problem' }),
});

/** What is sent; null while something is missing. */
export const inputOf = (texts: Texts, isPreferred: boolean, comma: string): AddressInput | null => {
  const position = positionOf(texts);
  const title = texts.title.trim();
  if (!title || !position) return null;
  const sent = Object.fromEntries(textFields.map((field) => [field, texts[field].trim() || null]));
  return { ...sent, title, fullAddress: lineOf(texts, comma) || null, ...position, isPreferred };
};
