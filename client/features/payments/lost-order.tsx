import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LookForOrderMutation } from '../../graphql/generated/graphql.ts';
import { useLookForOrderMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './checkout.styles.ts';
import type { Way } from './payment-flow.ts';
import { PaymentLoading } from './payment-loading.tsx';

type Found = LookForOrderMutation['lookForOrder'];

const unknown: Found = {
  __typename: 'OrderSearch',
  verdict: 'UNKNOWN',
  orderNumber: null,
  total: null,
  statusLabel: null,
};

type LostOrderProps = {
  checkoutKey: string;
  ways: readonly Way[];
  onDeny: () => void;
  /** The order exists; it is in the server's hands from now on. */
  onFound: () => void;
  /** It never reached the server. */
  onNeverSent: () => void;
  /** The customer has said twice that there is no order. */
  onAnew: () => void;
  onClose: () => void;
};

const sentences: Record<Found['verdict'], MessageId> = {
  FOUND: 'checkout.lost.found',
  NOT_FOUND: 'checkout.lost.notFound',
  UNKNOWN: 'checkout.lost.unknown',
};

/** Has the server look for the order, once by itself. */
const useSearch = (checkoutKey: string, onNeverSent: () => void) => {
  const [, lookForOrder] = useLookForOrderMutation();
  const { submit } = useSubmit();
  const [found, setFound] = useState<Found | null>(null);
  const neverSent = useRef(onNeverSent);
  neverSent.current = onNeverSent;
  const look = useCallback(() => {
    setFound(null);
    void submit(() => lookForOrder({ checkoutKey }), {
      onSuccess: ({ lookForOrder: answer }) => setFound(answer),
      onFailure: ({ code }) => {
        if (code === 'NOT_FOUND') neverSent.current();
        else setFound(unknown);
        return true;
      },
    });
  }, [submit, lookForOrder, checkoutKey]);
  useEffect(look, [look]);
  return { found, look };
};

/**
 * It is unknown whether the order exists: what the server finds, where to look, and after two questions a way to begin
 * anew.
 */
export const LostOrder = ({ checkoutKey, ways, onNeverSent, onClose, ...on }: LostOrderProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { found, look } = useSearch(checkoutKey, onNeverSent);
  const toBookings = () => {
    onClose();
    navigate('/dashboard/bookings');
  };
  if (!found) return <PaymentLoading>{text('checkout.lost.looking')}</PaymentLoading>;
  const { verdict, orderNumber, total, statusLabel } = found;
  const isFound = verdict === 'FOUND';
  const canStartOver = ways.includes('startOver');
  return (
    <div className={styles.search}>
      <div className={styles.lost} role="alert">
        <p>{text('checkout.lost')}</p>
        <p>{text(sentences[verdict])}</p>
        {isFound && (
          <p>
            <bdi>{orderNumber}</bdi>
            {total && '\u00a0· '}
            {total && <Amount amount={total.amount} label={text('shell.riyal')} />}
            {statusLabel && `\u00a0· ${statusLabel}`}
          </p>
        )}
        {canStartOver && !isFound && <p>{text('checkout.lost.sure')}</p>}
      </div>
      <div className={styles.lostWays}>
        {isFound && <Button onClick={on.onFound}>{text('checkout.open.goOn')}</Button>}
        <Button variant="secondary" onClick={toBookings}>
          {text('payments.toBookings')}
        </Button>
        {!isFound && (
          <Button variant="secondary" icon="refresh-cw" onClick={look}>
            {text('checkout.lost.lookAgain')}
          </Button>
        )}
        {!isFound && (
          <Button variant="ghost" onClick={canStartOver ? on.onAnew : on.onDeny}>
            {text(canStartOver ? 'checkout.startOver' : 'checkout.lost.deny')}
          </Button>
        )}
      </div>
    </div>
  );
};
