import { failureOf } from '../../graphql/failure.ts';
import { useReceiptQuery } from '../../graphql/generated/operations.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { usePayNow } from '../payments/public.ts';
import { type ReceiptProps, ReceiptView } from './receipt-view.tsx';

type OpenState = 'PENDING' | 'UNCONFIRMED' | 'FAILED';

const sentences: Record<OpenState, MessageId> = {
  PENDING: 'orders.open.pending',
  UNCONFIRMED: 'orders.open.pending',
  FAILED: 'orders.open.failed',
};

type UnpaidProps = { number: string; state: OpenState; waiting: boolean; onCheck: () => void };

/** An order whose payment the provider does not confirm: what is known, and where to go on. */
const Unpaid = ({ number, state, waiting, onCheck }: UnpaidProps) => {
  const text = useText();
  const { navigate } = useRouter();
  const dialogs = useDialogs();
  const toCart = () => {
    while (dialogs.current()) dialogs.close();
    navigate('/cart');
  };
  const payNow = usePayNow(toCart)(number);
  const canGoOn = state !== 'FAILED' && payNow !== null;
  return (
    <div className={looks.stack5}>
      <EmptyState icon={state === 'FAILED' ? 'x' : 'clock'}>{text(sentences[state])}</EmptyState>
      {!canGoOn && state !== 'FAILED' && <p className={looks.quietFigures}>{text('orders.open.elsewhere')}</p>}
      <div className={looks.twoWays}>
        {canGoOn && (
          <Button icon="credit-card" onClick={payNow}>
            {text('orders.open.continue')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon="refresh-cw"
          waiting={waiting}
          waitingLabel={text('orders.open.checking')}
          onClick={onCheck}
        >
          {text('payments.checkAgain')}
        </Button>
        {!canGoOn && (
          <Button variant="ghost" onClick={toCart}>
            {text('orders.open.toCart')}
          </Button>
        )}
      </div>
    </div>
  );
};

export const Dialog = ({ booking, onClose }: ReceiptProps & DialogControls) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useReceiptQuery({
    variables: { bookingId: booking.id },
    requestPolicy: 'network-only',
  });
  const ask = () => execute({ requestPolicy: 'network-only' });
  const receipt = data?.receipt;
  const isMissing = error !== undefined && failureOf(error).code === 'NOT_FOUND';
  return (
    <DialogFrame
      title={text(receipt && receipt.state !== 'PAID' ? 'orders.payment.title' : 'bookings.show.receipt')}
      onClose={onClose}
    >
      {data && receipt?.state === 'PAID' && (
        <ReceiptView receipt={receipt} seller={data.storefront.seller} booking={booking} />
      )}
      {receipt && receipt.state !== 'PAID' && (
        <Unpaid number={receipt.number} state={receipt.state} waiting={fetching} onCheck={ask} />
      )}
      {!receipt && !error && <DialogSkeleton />}
      {!receipt && isMissing && <EmptyState icon="credit-card">{text('orders.receipt.none')}</EmptyState>}
      {!receipt && error && !isMissing && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={ask} waiting={fetching}>
          {text('orders.receipt.unreachable')}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
