import { failureOf } from '../../graphql/failure.ts';
import { useBookingShowQuery } from '../../graphql/generated/operations.ts';

/** One booking in full, as the provider knows it at this moment. `isMissing` when it is none of the customer's. */
export const useBooking = (id: string) => {
  const [{ data, error, fetching }, execute] = useBookingShowQuery({
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const booking = data?.booking ?? null;
  return {
    booking,
    isMissing: !booking && error !== undefined && ['NOT_FOUND', 'FORBIDDEN'].includes(failureOf(error).code),
    error: booking ? undefined : error,
    fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
};
