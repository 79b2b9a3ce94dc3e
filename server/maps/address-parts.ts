import { entriesOf, lineOf } from './loose-json.ts';

export type AddressParts = {
  buildingNumber: string | null;
  streetName: string | null;
  cityName: string | null;
  neighborhood: string | null;
};

/** What each part may be called, the best name first. */
const types: Record<keyof AddressParts, string[]> = {
  buildingNumber: ['street_number'],
  streetName: ['route'],
  cityName: ['locality', 'postal_town', 'administrative_area_level_2', 'administrative_area_level_1'],
  neighborhood: ['neighborhood', 'sublocality_level_1', 'sublocality', 'sublocality_level_2'],
};

const longestPart = 200;

/** The parts of an address out of its components, whose long text stands under `nameField`. */
export const toAddressParts = (components: unknown, nameField: 'longText' | 'long_name'): AddressParts => {
  const known = entriesOf(components).map((component) => ({
    types: Array.isArray(component.types) ? component.types : [],
    name: lineOf(component[nameField], longestPart),
  }));
  const named = (types: string[]) =>
    types.map((type) => known.find((part) => part.types.includes(type))?.name).find(Boolean) ?? null;
  return {
    buildingNumber: named(types.buildingNumber),
    streetName: named(types.streetName),
    cityName: named(types.cityName),
    neighborhood: named(types.neighborhood),
  };
};
