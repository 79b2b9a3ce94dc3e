import type { AddressPartsFragment } from '../../graphql/generated/graphql.ts';
import type { Position } from '../../ui/own-position.ts';

export type Address = AddressPartsFragment;

/** Whether it is known where an address, or a branch, is. */
export const isPlaced = <Thing extends Record<keyof Position, number | null>>(
  thing: Thing,
): thing is Thing & Position => thing.latitude !== null && thing.longitude !== null;

/**
 * Which address is the preferred one. The provider says so; when it marks none, the one that this browser remembers
 * is, and when it marks several, the remembered one or else the newest of them, which is the first in the answer.
 */
export const preferredOf = (addresses: readonly Address[], remembered: string | null): string | null => {
  const marked = addresses.filter(({ isPreferred }) => isPreferred);
  const candidates = marked.length > 0 ? marked : addresses;
  return (candidates.find(({ id }) => id === remembered) ?? marked[0])?.id ?? null;
};

/** One of the addresses, or none, as the preferred one, which comes first; then the newest: ids count as numbers. */
export const shownAddresses = (addresses: readonly Address[], preferred: string | null): Address[] =>
  addresses
    .map((address) => ({ ...address, isPreferred: address.id === preferred }))
    .sort(
      (one, other) =>
        Number(other.isPreferred) - Number(one.isPreferred) || other.id.localeCompare(one.id, 'en', { numeric: true }),
    );

type Written = Pick<Address, 'fullAddress' | 'buildingNumber' | 'streetName' | 'neighborhood' | 'cityName'>;

/** An address as one line: as it was written, else its parts; empty when nothing is known. */
export const lineOf = (address: Written, comma: string): string => {
  const written = address.fullAddress?.trim();
  if (written) return written;
  const street = [address.buildingNumber, address.streetName].filter(Boolean).join(' ');
  return [street, address.neighborhood, address.cityName].filter(Boolean).join(comma);
};
