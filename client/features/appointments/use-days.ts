import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Day } from '../../cart/nearest-slots.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useClient } from '../../graphql/client.ts';
import { failureOf } from '../../graphql/failure.ts';
import { AvailableDaysDocument, useAvailableDaysQuery } from '../../graphql/generated/operations.ts';
import type { Booking } from './booking-steps.ts';
import { useBookingSignIn } from './use-booking-sign-in.ts';
import { useService } from './use-service.ts';

/**
 * Free times, fresh with every opening, for the extras that the customer chose in the cart. A provider that keeps them
 * from guests sends the guest to sign in.
 */
export const useDays = (booking: Booking) => {
  const client = useClient();
  const { params } = useCart();
  const found = useService(booking.serviceId);
  const productMasterId = found.service?.productMasterId ?? null;
  const variables = useMemo(
    () => ({ productMasterId: productMasterId ?? '', serviceFees: params.serviceFees ?? [] }),
    [productMasterId, params.serviceFees],
  );
  const pause = productMasterId === null;
  const [{ data, error, fetching, stale }, execute] = useAvailableDaysQuery({
    variables,
    pause,
    requestPolicy: 'cache-and-network',
  });
  const signIn = useBookingSignIn();
  const isRefused = error ? failureOf(error).code === 'UNAUTHENTICATED' : false;
  const ask = useRef(() => signIn(booking, null));
  useEffect(() => {
    if (isRefused) ask.current();
  }, [isRefused]);
  /** What is free at this moment; null when the provider does not tell. */
  const refresh = useCallback(async (): Promise<readonly Day[] | null> => {
    if (pause) return null;
    const answer = await client.query(AvailableDaysDocument, variables, { requestPolicy: 'network-only' });
    return answer.data?.availableDays ?? null;
  }, [client, variables, pause]);
  return {
    service: found.service,
    days: data?.availableDays ?? null,
    isWaiting: fetching || stale || found.fetching,
    error: error ?? found.error,
    isUnbookable: found.isMissing || (found.service !== null && productMasterId === null),
    reload: () => (found.service ? execute({ requestPolicy: 'network-only' }) : found.retry()),
    refresh,
  };
};
