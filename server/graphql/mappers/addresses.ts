import type { Language } from '../../../schema/languages.ts';
import type { ProviderAddress, ProviderAddressInput } from '../../provider/addresses.ts';
import type { Address, AddressInput } from '../generated/types.ts';

const UNTITLED: Record<Language, string> = { en: 'Address', ar: 'عنوان' };

type Coordinates = { latitude: number; longitude: number };

/** Whether these are degrees of a place on Earth. */
export function areCoordinates({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Both degrees or neither: half a position shows the wrong place. */
function toPosition({ latitude, longitude }: ProviderAddress): Pick<Address, 'latitude' | 'longitude'> {
  const isKnown = latitude !== null && longitude !== null && areCoordinates({ latitude, longitude });
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
}

export function toAddress(address: ProviderAddress, language: Language): Address {
  return {
    id: address.id,
    title: address.title?.trim() || UNTITLED[language],
    fullAddress: address.full_address,
    description: address.description,
    buildingNumber: address.building_number,
    streetName: address.street_name,
    cityName: address.city_name,
    neighborhood: address.neighborhood,
    ...toPosition(address),
    isPreferred: address.is_preferred,
  };
}

/** Newer ids first. Ids that are numbers are compared as such, however long. */
function compareIds(a: string, b: string): number {
  if (!/^\d+$/.test(a) || !/^\d+$/.test(b)) return b.localeCompare(a, 'en', { numeric: true });
  const [left, right] = [BigInt(a), BigInt(b)];
  return left === right ? 0 : left < right ? 1 : -1;
}

/** The preferred address first, then the newest. */
export function inOrder<T extends { id: string; is_preferred: boolean }>(addresses: T[]): T[] {
  return addresses.toSorted((a, b) => Number(b.is_preferred) - Number(a.is_preferred) || compareIds(a.id, b.id));
}

/** The address among all that a write has just made, when its answer did not say; the newest of that title. */
export function newestTitled(addresses: ProviderAddress[], title: string): ProviderAddress | null {
  const sameTitle = addresses.filter((address) => address.title?.trim() === title);
  return sameTitle.toSorted((a, b) => compareIds(a.id, b.id))[0] ?? null;
}

export function toAddressInput(input: AddressInput): ProviderAddressInput {
  const text = (value: string | null | undefined) => value?.trim() ?? '';
  return {
    title: text(input.title),
    full_address: text(input.fullAddress),
    description: text(input.description),
    building_number: text(input.buildingNumber),
    street_name: text(input.streetName),
    city_name: text(input.cityName),
    neighborhood: text(input.neighborhood),
    latitude: input.latitude,
    longitude: input.longitude,
    // The compiled plan leaves the default of a field inside an input out.
    is_preferred: input.isPreferred === true ? 1 : 0,
  };
}
