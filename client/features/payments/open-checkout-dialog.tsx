import { useReducer, useState } from 'react';
import { type GiveUpCheckoutMutation, useGiveUpCheckoutMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './checkout.styles.ts';
import type { CheckoutProps, CheckoutWays, OpenCheckoutProps } from './checkout-props.ts';
import { LostOrder } from './lost-order.tsx';
import { holdsOf, type OpenCheckout } from './open-checkout.ts';
import { OrderHeld } from './order-held.tsx';
import { nextFlow, waysOn } from './payment-flow.ts';

type GivenUp = GiveUpCheckoutMutation['giveUpCheckout'];

/** Why an order that was to be given up stands. */
type Standing = Pick<GivenUp, 'message'> & { outcome: 'REFUSED' | 'UNKNOWN' };

type Wanted = Pick<CheckoutProps, 'onGivenUp' | 'onTryAgain'> & {
  checkoutKey: string;
  orderNumber: string;
  onClose: () => void;
  /** It is paid: nothing is left to give up. */
  onPaid: () => void;
};

/** Gives up an order, and leads to the choice of how to pay with what was chosen for it. */
const useGiveUp = ({ checkoutKey, orderNumber, onClose, onPaid, onGivenUp, onTryAgain }: Wanted) => {
  const text = useText();
  const giveUpCheckout = useGiveUpCheckoutMutation();
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

type Props = OpenCheckoutProps & DialogControls & { ways: CheckoutWays };
type Order = NonNullable<OpenCheckout['order']>;

const sentenceOf = ({ isSameCart, isPageLost, state }: OpenCheckout, isDearer: boolean): MessageId => {
  if (isDearer) return 'checkout.open.dearer';
  if (state === 'FAILED') return 'checkout.open.declined';
  if (isPageLost) return 'checkout.open.pageLost';
  return isSameCart ? 'checkout.open.same' : 'checkout.open.changed';
};

const standings: Record<Standing['outcome'], MessageId> = {
  REFUSED: 'checkout.open.refused',
  UNKNOWN: 'checkout.open.unknown',
};

/** The order cannot be given up: what that means, before the customer wants a second one all the same. */
const StandingOrder = ({ standing, order }: { standing: Standing; order: Order }) => {
  const text = useText();
  return (
    <div className={styles.lost} role="alert">
      <p>{text(standings[standing.outcome], { number: order.orderNumber })}</p>
      {standing.message && <p>{standing.message}</p>}
    </div>
  );
};

const Question = ({ checkout, order, seenTotal, props, ways, onClose }: Props & { order: Order }) => {
  const text = useText();
  const { choose, goOn } = ways;
  const { checkoutKey, isPageLost } = checkout;
  const { orderNumber } = order;
  const { onGivenUp, onTryAgain, cart } = props;
  const { navigate } = useRouter();
  const toPayment = () => goOn(checkout, props);
  const toBookings = () => {
    onClose();
    navigate('/dashboard/bookings');
  };
  const wanted = { checkoutKey, orderNumber, onClose, onPaid: toPayment, onGivenUp, onTryAgain };
  const { giveUp, isBusy, standing } = useGiveUp(wanted);
  const anew = () => choose({ ...props, despite: [...(props.despite ?? []), checkoutKey] });
  return (
    <DialogFrame
      title={text(seenTotal === null ? 'checkout.open.title' : 'checkout.open.dearerTitle')}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button variant="secondary" waiting={isBusy} onClick={standing ? anew : giveUp}>
            {text(standing ? 'checkout.open.anew' : 'checkout.open.giveUp')}
          </Button>
          <Button onClick={isPageLost ? toBookings : toPayment}>
            {text(isPageLost ? 'payments.toBookings' : 'checkout.open.goOn')}
          </Button>
        </>
      }
    >
      <p>{text(sentenceOf(checkout, seenTotal !== null), { number: orderNumber })}</p>
      <OrderHeld holds={holdsOf(checkout, cart)}>
        {seenTotal !== null && (
          <li>
            <span>{text('checkout.open.seen')}</span> <Amount amount={seenTotal} label={text('shell.riyal')} />
          </li>
        )}
      </OrderHeld>
      {standing && <StandingOrder standing={standing} order={order} />}
    </DialogFrame>
  );
};

export const Dialog = (props: Props) => {
  const text = useText();
  const { checkout, ways, onClose } = props;
  const { choose, goOnWithOpen } = ways;
  const { order, checkoutKey } = checkout;
  const [flow, tell] = useReducer(nextFlow, { step: 'lost', key: checkoutKey, lostAnswers: 1, isDenied: false });
  if (order) return <Question {...props} order={order} />;
  const despite = [...(props.props.despite ?? []), checkoutKey];
  return (
    <DialogFrame title={text('checkout.lost.title')} onClose={onClose}>
      <LostOrder
        checkoutKey={checkoutKey}
        ways={waysOn(flow)}
        onDeny={() => tell({ type: 'denied' })}
        onFound={() => void goOnWithOpen(props.props)}
        onNeverSent={() => choose(props.props)}
        onAnew={() => choose({ ...props.props, despite })}
        onClose={onClose}
      />
    </DialogFrame>
  );
};
