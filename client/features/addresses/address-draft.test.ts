import { describe, expect, it } from 'vitest';
import {
  type AddressDraft,
  type DraftField,
  draftOf,
  filledFrom,
  inputOf,
  movedTo,
  type Place,
  placedAt,
  positionOf,
  problemsOf,
  readDegrees,
  textsOf,
} from './address-draft.ts';

const place: Place = {
  __typename: 'Place',
  fullAddress: '6842 Al Urubah Rd, Al Wurud, Riyadh 12252',
  buildingNumber: '6842',
  streetName: 'Al Urubah Rd',
  cityName: 'Riyadh',
  neighborhood: 'Al Wurud',
  latitude: 24.7206,
  longitude: 46.6781,
};

const { __typename, ...where } = place;
const other: Place = { ...place, fullAddress: '12 King Rd', buildingNumber: '12', streetName: null, latitude: 24.8 };

type DraftStep = (draft: AddressDraft) => AddressDraft;

const type =
  (field: DraftField, text: string): DraftStep =>
  (draft) => ({ ...draft, typed: { ...draft.typed, [field]: text } });
const choose: DraftStep = (draft) => placedAt(draft, place);

const written = (...steps: DraftStep[]) => textsOf(steps.reduce((draft, step) => step(draft), draftOf(null)));

describe('an address that is being written', () => {
  it('is filled in from the place that a customer chooses', () => {
    expect(written(choose)).toMatchObject({
      fullAddress: place.fullAddress,
      streetName: 'Al Urubah Rd',
      latitude: '24.7206',
      longitude: '46.6781',
      title: '',
    });
  });

  it('keeps what the customer wrote when the pin is moved, and forgets what was only read off the map', () => {
    const move: DraftStep = (draft) => movedTo(draft, { latitude: 24.8, longitude: 46.7 });
    const steps = [choose, type('buildingNumber', '7'), type('description', 'Green door'), move];
    const moved = written(...steps);
    expect(moved).toMatchObject({ buildingNumber: '7', description: 'Green door', streetName: '', fullAddress: '' });
    expect(positionOf(moved)).toEqual({ latitude: 24.8, longitude: 46.7 });
    const read = written(...steps, (draft) => filledFrom(draft, other));
    expect(read).toMatchObject({ buildingNumber: '7', fullAddress: '12 King Rd', streetName: '', cityName: 'Riyadh' });
    expect(positionOf(read)).toEqual({ latitude: 24.8, longitude: 46.7 });
  });

  it('gives way as a whole to another place that is chosen', () => {
    const texts = written(type('buildingNumber', '7'), choose, (draft) => filledFrom(draft, other));
    expect(texts.buildingNumber).toBe('12');
  });

  it('is saved only with a name that is not blank, and with latitude and longitude that are numbers [ADDR-15]', () => {
    const placed = written(choose);
    expect(problemsOf(placed)).toEqual({ title: 'addresses.name.missing' });
    expect(inputOf({ ...placed, title: '  ' }, false, ', ')).toBeNull();
    const named = { ...placed, title: ' Home ' };
    for (const text of ['', 'north', '24.7.1', '1e3', '91', 'NaN', 'Infinity']) {
      const texts = { ...named, latitude: text };
      expect(problemsOf(texts), text).toEqual({ latitude: 'addresses.latitude.problem' });
      expect(inputOf(texts, false, ', '), text).toBeNull();
    }
    const sent = { ...where, title: 'Home', description: null, isPreferred: false };
    expect(inputOf(named, false, ', ')).toEqual(sent);
  });

  it('takes coordinates as people write them, in both scripts', () => {
    expect(readDegrees(' ٢٤٫٧١٣٦ ', 90)).toBe(24.7136);
    expect(readDegrees('24,7136', 90)).toBe(24.7136);
    expect(readDegrees('−33.9', 90)).toBe(-33.9);
    expect(readDegrees('180', 180)).toBe(180);
    expect(readDegrees('180.1', 180)).toBeNull();
  });

  it('is put together from its parts when it was not written out', () => {
    const texts = written(
      type('title', 'Home'),
      type('streetName', 'Palm Street'),
      type('cityName', 'Jeddah'),
      type('latitude', '21.5'),
      type('longitude', '39.1'),
    );
    expect(inputOf(texts, true, ', ')).toMatchObject({ fullAddress: 'Palm Street, Jeddah', isPreferred: true });
  });

  it('begins with all that is known of an address that is edited', () => {
    const known = { ...where, title: 'Work', description: 'Third floor', isPreferred: true };
    const draft = draftOf({ ...known, __typename: 'Address', id: '7' });
    expect(inputOf(textsOf(draft), true, ', ')).toEqual(known);
  });
});
