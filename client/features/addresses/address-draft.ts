import type { AddressInput, PlacePartsFragment } from '../../graphql/generated/graphql.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { westernDigits } from '../../ui/form/western-digits.ts';
import { type Address, lineOf, type Position } from './address-list.ts';

export type Place = PlacePartsFragment;

const placeFields = ['fullAddress', 'buildingNumber', 'streetName', 'neighborhood', 'cityName'] as const;

/** What a place can fill in; the rest only the customer knows. */
export type PlaceField = (typeof placeFields)[number];
export type DraftField = PlaceField | 'title' | 'description' | 'latitude' | 'longitude';

/** An address as it stands in the form. Coordinates are texts, because people may type them. */
export type AddressDraft = Record<DraftField, string> & {
  /** What the customer typed; a place that was only read off the map does not overwrite it. */
  typed: readonly PlaceField[];
};

export type DraftEvent =
  | { type: 'typed'; field: DraftField; text: string }
  /** The pin stands somewhere else: what is known of the former place is not true any more. */
  | { type: 'pinned'; position: Position }
  | { type: 'placeRead'; place: Place | null }
  | { type: 'placeChosen'; place: Place };

const written = (degrees: number | null | undefined) =>
  typeof degrees === 'number' ? String(Number(degrees.toFixed(7))) : '';

/** The draft that changes an address; an empty one for null. */
export const draftOf = (address: Address | null): AddressDraft => {
  const texts = Object.fromEntries(
    (['title', 'description', ...placeFields] as const).map((field) => [field, address?.[field] ?? '']),
  ) as Record<'title' | 'description' | PlaceField, string>;
  return { ...texts, latitude: written(address?.latitude), longitude: written(address?.longitude), typed: [] };
};

const isPlaceField = (field: DraftField): field is PlaceField => (placeFields as readonly string[]).includes(field);

const filled = (draft: AddressDraft, place: Place | null, kept: readonly PlaceField[]): AddressDraft => {
  const fields = placeFields.filter((field) => !kept.includes(field));
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, place?.[field] ?? ''])) };
};

const at = ({ latitude, longitude }: Position) => ({ latitude: written(latitude), longitude: written(longitude) });

export const nextDraft = (draft: AddressDraft, event: DraftEvent): AddressDraft => {
  switch (event.type) {
    case 'typed': {
      const { field, text } = event;
      if (!isPlaceField(field)) return { ...draft, [field]: text };
      const others = draft.typed.filter((known) => known !== field);
      return { ...draft, [field]: text, typed: text.trim() ? [...others, field] : others };
    }
    case 'pinned':
      return { ...filled(draft, null, draft.typed), ...at(event.position) };
    case 'placeRead':
      return filled(draft, event.place, draft.typed);
    case 'placeChosen':
      return { ...filled(draft, event.place, []), ...at(event.place), typed: [] };
  }
};

/** A number of degrees as people write it, also with Arabic digits; null when it is none or lies beyond the limit. */
export const readDegrees = (text: string, limit: 90 | 180): number | null => {
  const plain = westernDigits(text).trim().replace(/[٫,،]/, '.').replace(/^[−–]/, '-');
  if (!/^[-+]?\d{1,3}(\.\d+)?$/.test(plain)) return null;
  const degrees = Number(plain);
  return Math.abs(degrees) <= limit ? degrees : null;
};

/** Where the draft's pin stands; null while it stands nowhere. */
export const positionOf = ({ latitude, longitude }: Pick<AddressDraft, 'latitude' | 'longitude'>): Position | null => {
  const position = { latitude: readDegrees(latitude, 90), longitude: readDegrees(longitude, 180) };
  return position.latitude === null || position.longitude === null ? null : (position as Position);
};

/** What is missing before the draft can be saved, and how the customer is told. */
export const problemsOf = (draft: AddressDraft): Partial<Record<DraftField, MessageId>> => ({
  ...(draft.title.trim() === '' && { title: 'addresses.name.missing' }),
  ...(readDegrees(draft.latitude, 90) === null && { latitude: 'addresses.latitude.problem' }),
  ...(readDegrees(draft.longitude, 180) === null && { longitude: 'addresses.longitude.problem' }),
});

/** What is sent; null while something is missing. */
export const inputOf = (draft: AddressDraft, isPreferred: boolean, comma: string): AddressInput | null => {
  const title = draft.title.trim();
  const position = positionOf(draft);
  if (!title || !position) return null;
  const text = (field: PlaceField | 'description') => draft[field].trim() || null;
  return {
    title,
    fullAddress: lineOf(draft, comma) || null,
    description: text('description'),
    buildingNumber: text('buildingNumber'),
    streetName: text('streetName'),
    cityName: text('cityName'),
    neighborhood: text('neighborhood'),
    ...position,
    isPreferred,
  };
};
