import { useState } from 'react';
import { useBranchPlacesQuery } from '../../graphql/generated/operations.ts';
import { useChosenBranch } from '../../session/branch-scope.tsx';
import { defaultCentre, type Position } from './map-rules.ts';
import { isPlaced, useAddressBook } from './use-addresses.ts';

const placeOf = (place: { latitude: number | null; longitude: number | null } | undefined): Position | null =>
  place && place.latitude !== null && place.longitude !== null
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;

/**
 * Where the map starts: at the address that is changed, else at the preferred one, else at the chosen branch, else at a
 * place that is the same for all. Null while the branch is still asked for.
 */
export const useMapStart = (position: Position | null): Position | null => {
  const { chosen } = useChosenBranch();
  const book = useAddressBook();
  const [known] = useState(
    () => position ?? placeOf(book.current().addresses?.find((address) => address.isPreferred && isPlaced(address))),
  );
  const pause = known !== null || chosen === null;
  const [{ data, fetching }] = useBranchPlacesQuery({ pause });
  if (known) return known;
  if (!pause && fetching) return null;
  return placeOf(data?.branches.find(({ id }) => id === chosen)) ?? defaultCentre;
};
