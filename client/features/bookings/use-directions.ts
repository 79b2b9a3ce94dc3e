import { useBookingDirectionsQuery } from '../../graphql/generated/operations.ts';
import { type Booking, isActive } from './booking-list.ts';

type Place = Pick<Booking, 'branchName' | 'status'> & { branchId?: string | null };

/** The address of a map to the branch of a booking that lies ahead; null when its place is not known, undefined until the branches are. */
export const useDirections = (booking: Place): string | null | undefined => {
  const { branchId, branchName } = booking;
  const isWanted = isActive(booking) && branchName !== null;
  const [{ data, error }] = useBookingDirectionsQuery({ pause: !isWanted });
  if (isWanted && !data && !error) return undefined;
  const branches = isWanted ? data?.branches : undefined;
  const branch = branches?.find(({ id }) => id === branchId) ?? branches?.find(({ name }) => name === branchName);
  return branch?.directionsUrl ?? null;
};
