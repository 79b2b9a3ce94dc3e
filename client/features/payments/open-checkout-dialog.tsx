import { useState } from 'react';
import { useClient } from 'urql';
import type { GiveUpCheckoutMutation } from '../../graphql/generated/graphql.ts';
import { useGiveUpCheckoutMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as styles from './checkout.styles.ts';
import { checkoutSteps } from './checkout-steps.ts';
import type { OpenCheckoutProps } from './dialogs.ts';
import { OrderHeld, ToBookings } from './payment-outcome.tsx';

/** Why an order that was to be given up stands. */
type Standing = { outcome: 'REFUSED' | 'UNKNOWN'; message: GiveUpCheckoutMutation['giveUpCheckout']['message'] };

/** Its payment was declined, and the server could not cancel it. One without a payment page was not declined. */
const isStuck = ({ checkout, order }: OpenCheckoutProps): boolean =>
  checkout.state === 'FAILED' && order.paymentUrl !== null;

const sentenceOf = (question: OpenCheckoutProps): MessageId => {
  const { isSameCart, isPageLost } = question.checkout;
  if (question.seenTotal !== undefined) return 'checkout.open.dearer';
  if (isStuck(question)) return 'checkout.open.declined';
  if (isPageLost) return 'checkout.open.pageLost';
  return isSameCart ? 'checkout.open.same' : 'checkout.open.changed';
};

export const Dialog = ({ onClose, ...question }: OpenCheckoutProps & DialogControls) => {
  const text = useText();
  const { checkout, order, seenTotal, props } = question;
  const { checkoutKey, isPageLost } = checkout;
  const number = order.orderNumber;
  const { choose, goOn } = checkoutSteps(useClient(), useDialogs());
  const [, giveUpCheckout] = useGiveUpCheckoutMutation();
  const { submit, isBusy } = useSubmit();
  const [standing, setStanding] = useState<Standing | null>(null);
  const isBeyondCancelling = standing !== null || isStuck(question);
  const toPayment = () => goOn(question);
  const anew = () => choose({ ...props, despite: [...(props.despite ?? []), checkoutKey] });
  /** Leads to the choice of a payment method with the order's choices; a paid order cannot be given up. */
  const giveUp = () =>
    submit(() => giveUpCheckout({ checkoutKey }, { additionalTypenames: ['Booking'] }), {
      onSuccess: ({ giveUpCheckout: { outcome, message, ...chosen } }) => {
        if (outcome === 'PAID') return toPayment();
        if (outcome !== 'GIVEN_UP') return setStanding({ outcome, message });
        showToast({ title: text('checkout.open.givenUp', { number }), color: 'info' });
        props.onGivenUp(chosen);
        onClose();
        props.onTryAgain();
      },
    });
  return (
    <DialogFrame
      title={text(seenTotal === undefined ? 'checkout.open.title' : 'checkout.open.dearerTitle')}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button variant="secondary" waiting={isBusy} onClick={isBeyondCancelling ? anew : giveUp}>
            {text(isBeyondCancelling ? 'checkout.open.anew' : 'checkout.open.giveUp')}
          </Button>
          {isPageLost ? (
            <ToBookings onClose={onClose} />
          ) : (
            <Button onClick={toPayment}>{text('checkout.open.goOn')}</Button>
          )}
        </>
      }
    >
      <p>{text(sentenceOf(question), { number })}</p>
      <OrderHeld {...question} />
      {/* It cannot be given up: the consequences, before the customer wants a second one all the same. */}
      {standing && (
        <div className={styles.lost} role="alert">
          <p>{text(`checkout.open.${standing.outcome}`, { number })}</p>
          {standing.message && <p>{standing.message}</p>}
        </div>
      )}
    </DialogFrame>
  );
};
