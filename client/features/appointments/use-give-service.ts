import { useGoToCart } from '../../cart/errand.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useAddToCartMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import type { Booking } from './booking-steps.ts';
import { useBookingSignIn } from './use-booking-sign-in.ts';
import { useLookedLine } from './use-looked-line.ts';
import { useLostLine } from './use-lost-line.ts';

/** Puts the service into the cart without a time and opens the gift form there; a guest signs in first. */
export const useGiveService = (booking: Booking, onClose: () => void) => {
  const { serviceId, branchId, lineId = null } = booking;
  const session = useSession();
  const signIn = useBookingSignIn();
  const goToCart = useGoToCart();
  const { params } = useCart();
  const { findLost } = useLostLine(serviceId);
  const { keep } = useLookedLine(serviceId);
  const addToCart = useAddToCartMutation();
  const { submit, isBusy } = useSubmit();
  const toGiftForm = (receiver: GiftReceiver) => {
    keep(lineId);
    onClose();
    goToCart({ kind: 'gift', receiver });
  };
  const give = (receiver: GiftReceiver) => {
    if (!session) return signIn(booking, null, receiver);
    if (lineId !== null) return toGiftForm(receiver);
    const add = async () => {
      const input = {
        productId: serviceId,
        branchId,
        quantity: 1,
        cartLineId: await findLost(),
        as: 'SERVICE' as const,
      };
      return addToCart({ input, params });
    };
    return submit(add, {
      onSuccess: () => toGiftForm(receiver),
      onFailure: ({ code }) => code === 'UNAUTHENTICATED' && signIn(booking, null, receiver),
    });
  };
  return { give, isBusy };
};
