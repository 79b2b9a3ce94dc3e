import { useEffect, useState } from 'react';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { useCheckPaymentMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { HeadContext } from '../../routing/page.ts';
import { usePage } from '../../routing/page-scope.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { countLeftPurchase } from '../../tracking/purchases.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { PaymentLoading } from './payment-loading.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { orderNumberIn, tellPaymentReturn } from './payment-return.ts';
import * as styles from './payments.styles.ts';

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'payments.secure.title' }),
  isPrivate: true,
});

/** Asks the server once how the payment stands; the address only says which order it is about. */
const useReturned = (orderNumber: string | null) => {
  const [, checkPayment] = useCheckPaymentMutation();
  const { submit, isBusy } = useSubmit();
  const [state, setState] = useState<PaymentState | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = (number: string) => {
    setHasFailed(false);
    return submit(() => checkPayment({ orderNumber: number }), {
      onSuccess: ({ checkPayment: { state: found } }) => {
        if (found === 'PAID') countLeftPurchase(number);
        setState(found);
      },
      isHandled: ({ code }) => code === 'NOT_FOUND',
      onFailure: () => setHasFailed(true),
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each order
  useEffect(() => {
    if (!orderNumber) return;
    tellPaymentReturn(orderNumber);
    ask(orderNumber);
  }, [orderNumber]);
  return { state: state ?? (hasFailed ? ('UNCONFIRMED' as const) : null), isBusy, ask };
};

/** Whether the page stands in the payment frame of the shop, which ends by itself when the server knows more. */
const useIsFramed = () => {
  const [isFramed, setIsFramed] = useState(false);
  useEffect(() => setIsFramed(window.top !== window), []);
  return isFramed;
};

/** Where the payment page sends the customer back to: says what the server knows and shows the way on. */
export const Page = () => {
  const text = useText();
  const session = useSession();
  const { search } = usePage();
  const orderNumber = session ? orderNumberIn(search) : null;
  const { state, isBusy, ask } = useReturned(orderNumber);
  const isFramed = useIsFramed();
  const canAskAgain = orderNumber !== null && (state === 'PENDING' || state === 'UNCONFIRMED');
  return (
    <section className={styles.page}>
      <h1 className={styles.pageTitle}>{text('payments.secure.title')}</h1>
      {orderNumber && !state && <PaymentLoading>{text('payments.checking')}</PaymentLoading>}
      {state && <PaymentOutcome state={state} />}
      {!orderNumber && <p className={styles.sentence}>{text('payments.secure.neutral')}</p>}
      <div className={styles.actions} hidden={isFramed}>
        {canAskAgain && (
          <Button
            icon="refresh-cw"
            fullWidth
            waiting={isBusy}
            waitingLabel={text('payments.checking')}
            onClick={() => ask(orderNumber)}
          >
            {text('payments.checkAgain')}
          </Button>
        )}
        <Link
          to={session ? '/dashboard/bookings' : '/'}
          className={buttonLook[canAskAgain ? 'secondary' : 'primary'].md}
        >
          {text(session ? 'payments.toBookings' : 'shell.toHome')}
        </Link>
        {state === 'FAILED' && (
          <Link to="/cart" className={buttonLook.secondary.md}>
            {text('payments.toCart')}
          </Link>
        )}
        <Button variant="ghost" onClick={() => window.close()}>
          {text('payments.closeTab')}
        </Button>
      </div>
    </section>
  );
};
