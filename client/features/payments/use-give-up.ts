import { useState } from 'react';
import { type GiveUpCheckoutMutation, useGiveUpCheckoutMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { CheckoutProps } from './checkout-props.ts';

type GivenUp = GiveUpCheckoutMutation['giveUpCheckout'];

/** Why an order that was to be given up stands. */
export type Standing = Pick<GivenUp, 'message'> & { outcome: 'REFUSED' | 'UNKNOWN' };

type Wanted = Pick<CheckoutProps, 'onGivenUp' | 'onTryAgain'> & {
  checkoutKey: string;
  orderNumber: string;
  onClose: () => void;
  /** It is paid: nothing is left to give up. */
  onPaid: () => void;
};

/** Gives up an order, and leads to the choice of how to pay with what was chosen for it. */
export const useGiveUp = ({ checkoutKey, orderNumber, onClose, onPaid, onGivenUp, onTryAgain }: Wanted) => {
  const text = useText();
  const [, giveUpCheckout] = useGiveUpCheckoutMutation();
  const { submit, isBusy } = useSubmit();
  const [standing, setStanding] = useState<Standing | null>(null);
  const giveUp = () =>
    submit(() => giveUpCheckout({ checkoutKey }, { additionalTypenames: ['Booking'] }), {
      onSuccess: ({ giveUpCheckout: { outcome, message, ...chosen } }) => {
        if (outcome === 'PAID') return onPaid();
        if (outcome !== 'GIVEN_UP') return setStanding({ outcome, message });
        showToast({ title: text('checkout.open.givenUp', { number: orderNumber }), color: 'info' });
        onGivenUp(chosen);
        onClose();
        onTryAgain();
      },
    });
  return { giveUp, isBusy, standing };
};
