import type { AddressPartsFragment } from '../../graphql/generated/graphql.ts';

export type Address = AddressPartsFragment;

const byNumber = new Intl.Collator('en', { numeric: true });

/** The preferred address first, then the newest: ids count as numbers, also when they are texts. */
export const inOrder = (addresses: readonly Address[]): Address[] =>
  addresses.toSorted(
    (one, other) => Number(other.isPreferred) - Number(one.isPreferred) || byNumber.compare(other.id, one.id),
  );

/** The same addresses with this one, and no other, preferred; null leaves none. */
export const preferring = (addresses: readonly Address[], id: string | null): Address[] =>
  addresses.map((address) =>
    address.isPreferred === (address.id === id) ? address : { ...address, isPreferred: address.id === id },
  );

/**
 * Which address is the preferred one. The provider says so; when it marks none, the one that this browser remembers
 * is, and when it marks several, the remembered one or else the newest of them.
 */
export const preferredOf = (addresses: readonly Address[], rememberedId: string | null): string | null => {
  const marked = inOrder(addresses).filter(({ isPreferred }) => isPreferred);
  const candidates = marked.length > 0 ? marked : addresses;
  const remembered = candidates.find(({ id }) => id === rememberedId);
  return (remembered ?? marked[0])?.id ?? null;
};

type Written = Pick<Address, 'fullAddress' | 'buildingNumber' | 'streetName' | 'neighborhood' | 'cityName'>;

/** An address as one line: as it was written, else its parts; empty when nothing is known. */
export const lineOf = (address: Written, comma: string): string => {
  const written = address.fullAddress?.trim();
  if (written) return written;
  const street = [address.buildingNumber, address.streetName].filter(Boolean).join(' ');
  return [street, address.neighborhood, address.cityName].filter(Boolean).join(comma);
};

const longestTitle = 60;

/** A title short enough to stand in a sentence. */
export const shortTitle = (title: string): string => {
  const letters = [...title];
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : title;
};
