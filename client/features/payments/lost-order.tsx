import { useEffect, useEffectEvent, useState } from 'react';
import type { LookForOrderMutation } from '../../graphql/generated/graphql.ts';
import { useLookForOrderMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './checkout.styles.ts';
import { type At, waysOn } from './payment-flow.ts';
import { PaymentLoading, ToBookings } from './payment-outcome.tsx';
import type { startCheckout } from './place-order.ts';

type OrderSearch = LookForOrderMutation['lookForOrder'];
type Found = Pick<OrderSearch, 'verdict'> & Partial<OrderSearch>;

type LostOrderProps = {
  flow: At<'lost'>;
  ways: ReturnType<typeof startCheckout>['lostWays'];
  onClose: () => void;
};

const sentences: Record<Found['verdict'], MessageId> = {
  FOUND: 'checkout.lost.found',
  NOT_FOUND: 'checkout.lost.notFound',
  UNKNOWN: 'checkout.lost.unknown',
};

/**
 * It is unknown whether the order exists: what the server finds, which looks for it once by itself, where to look, and after
 * two questions a way to begin anew.
 */
export const LostOrder = ({ flow, ways, onClose }: LostOrderProps) => {
  const text = useText();
  const [, lookForOrder] = useLookForOrderMutation();
  const { submit } = useSubmit();
  const [found, setFound] = useState<Found | null>(null);
  const look = () => {
    setFound(null);
    void submit(() => lookForOrder({ checkoutKey: flow.key }), {
      onSuccess: ({ lookForOrder: answer }) => setFound(answer),
      onFailure: ({ code }) => {
        if (code === 'NOT_FOUND') ways.forget();
        else setFound({ verdict: 'UNKNOWN' });
        return true;
      },
    });
  };
  const begin = useEffectEvent(look);
  useEffect(() => begin(), []);
  if (!found) return <PaymentLoading>{text('checkout.lost.looking')}</PaymentLoading>;
  const { verdict, orderNumber, total, statusLabel } = found;
  const isFound = verdict === 'FOUND';
  const canStartOver = waysOn(flow).includes('startOver');
  return (
    <div className={looks.stack4}>
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
      <div className={looks.actionsOfPart}>
        {isFound && <Button onClick={ways.goOn}>{text('checkout.open.goOn')}</Button>}
        <ToBookings onClose={onClose} variant="secondary" />
        {!isFound && (
          <>
            <Button variant="secondary" icon="refresh-cw" onClick={look}>
              {text('checkout.lost.lookAgain')}
            </Button>
            <Button variant="ghost" onClick={canStartOver ? ways.startOver : ways.deny}>
              {text(canStartOver ? 'checkout.startOver' : 'checkout.lost.deny')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
