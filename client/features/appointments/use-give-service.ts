import { useGoToCart } from '../../cart/errand.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import type { Booking } from './booking-steps.ts';
import { useBookingSignIn } from './use-service.ts';
import { useServiceLine } from './use-service-line.ts';

/** Puts the service into the cart without a time and opens the gift form there; a guest signs in first. */
export const useGiveService = (booking: Booking, onClose: () => void) => {
  const { lineId = null } = booking;
  const session = useSession();
  const signIn = useBookingSignIn();
  const goToCart = useGoToCart();
  const { findLost, add, keep } = useServiceLine(booking);
  const { submit, isBusy } = useSubmit();
  const toGiftForm = (receiver: GiftReceiver) => {
    keep(lineId);
    onClose();
    goToCart({ kind: 'gift', receiver });
  };
  const give = (receiver: GiftReceiver) => {
    if (!session) return signIn(booking, null, receiver);
    if (lineId !== null) return toGiftForm(receiver);
    return submit(async () => add(await findLost()), {
      onSuccess: () => toGiftForm(receiver),
      onFailure: ({ code }) => code === 'UNAUTHENTICATED' && signIn(booking, null, receiver),
    });
  };
  return { give, isBusy };
};
