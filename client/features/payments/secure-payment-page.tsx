import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type PageHandle, usePage } from '../../routing/page.ts';
import { paidPath } from '../../routing/paid-path.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { takePaymentTabMark } from '../../storage/payment-tab-mark.ts';
import { inTurn } from '../../storage/tabs.ts';
import { countLeftPurchase, isFollowedElsewhere, paymentTurn } from '../../tracking/purchases.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { usePayment } from './follow-payment.ts';
import { askOpenPayments } from './open-payments-query.ts';
import type { Flow } from './payment-flow.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import * as styles from './payments.styles.ts';

const states: Partial<Record<Flow['step'], PaymentState>> = {
  unconfirmed: 'UNCONFIRMED',
  failed: 'FAILED',
  paid: 'PAID',
};

/** Closes the tab, or says that the browser does not allow it. */
const CloseTab = () => {
  const text = useText();
  const [isRefused, setIsRefused] = useState(false);
  const close = () => {
    window.close();
    setIsRefused(true);
  };
  return (
    <div className={looks.scripted}>
      <Button variant="ghost" fullWidth onClick={close}>
        {text('payments.closeTab')}
      </Button>
      <p role="status" className={styles.sentence}>
        {isRefused && text('payments.closeRefused')}
      </p>
    </div>
  );
};

type StandingProps = {
  /** Neutral for a payment of which this visitor may not know, or that is over. */
  state: PaymentState | 'NEUTRAL';
  orderNumber?: string;
  /** Before the next steps. */
  children?: ReactNode;
};

/** The state of the payment, and the next steps. Without scripts nothing is asked, and nothing turns. */
const Standing = ({ state, orderNumber, children }: StandingProps) => {
  const text = useText();
  const isGuest = useSession() === null;
  // The payment frame of the shop ends by itself when the server knows more.
  const isFramed = useIsHydrated() && window.top !== window;
  const isWaiting = state === 'PENDING';
  const isOpen = isWaiting || state === 'UNCONFIRMED';
  return (
    <>
      <div className={isWaiting ? looks.scripted : undefined}>
        <PaymentOutcome state={state} />
      </div>
      {isWaiting && (
        <div className={looks.unscripted}>
          <PaymentOutcome state="NEUTRAL" />
        </div>
      )}
      <div className={looks.stack2} hidden={isFramed}>
        {children}
        <Link
          to={state === 'PAID' && orderNumber ? paidPath(orderNumber) : '/dashboard/bookings'}
          className={buttonLook[isOpen ? 'secondary' : 'primary'].md}
        >
          {text('payments.toBookings')}
        </Link>
        {state === 'FAILED' && (
          <Link to="/cart" className={buttonLook.secondary.md}>
            {text('payments.toCart')}
          </Link>
        )}
        {isGuest && (
          <Link to="/" className={buttonLook.secondary.md}>
            {text('shell.toHome')}
          </Link>
        )}
        <CloseTab />
      </div>
    </>
  );
};

/**
 * Counts a paid order, and waits for another tab, one that followed the payment, to show its end. A tab that was opened for
 * the payment closes then; others stay.
 */
const Returned = ({ orderNumber }: { orderNumber: string }) => {
  const text = useText();
  const { flow, check, isChecking } = usePayment({ orderNumber, place: 'elsewhere', isReturn: true });
  const { step } = flow;
  const [isEndedElsewhere, setIsEndedElsewhere] = useState(false);
  const atFirst = useRef<{ isPaymentTab: boolean; isFollowed: Promise<boolean> }>(undefined);
  useEffect(() => {
    atFirst.current ??= {
      isPaymentTab: takePaymentTabMark(),
      isFollowed: isFollowedElsewhere(orderNumber),
    };
    const waitForEnd = async () => {
      if (!(await atFirst.current?.isFollowed)) return;
      await inTurn(paymentTurn(orderNumber), () => setIsEndedElsewhere(true));
      if (atFirst.current?.isPaymentTab) window.close();
    };
    if (step === 'paid' || step === 'placed') void waitForEnd();
    if (step === 'paid') countLeftPurchase(orderNumber);
  }, [orderNumber, step]);
  return (
    <Standing state={states[step] ?? 'PENDING'} orderNumber={orderNumber}>
      {isEndedElsewhere && <p className={styles.sentence}>{text('payments.endedElsewhere')}</p>}
      {step === 'unconfirmed' && (
        <Button
          icon="refresh-cw"
          fullWidth
          waiting={isChecking}
          waitingLabel={text('payments.checking')}
          onClick={() => check()}
        >
          {text('payments.checkAgain')}
        </Button>
      )}
    </Standing>
  );
};

/** The order that the payment page names on the way back; whether it is paid is never read from there. */
export const orderNumberIn = (search: URLSearchParams): string | null => {
  const named = ['merchant_order_id', 'merchant_reference', 'order_number', 'order'].map((key) =>
    search.get(key)?.trim(),
  );
  return named.find((number) => number !== undefined && /^[\w-]{1,64}$/.test(number)) ?? null;
};

/** Where the payment page sends the customer back to: shows the server's status and the next steps. */
export const handle: PageHandle = {
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'payments.title' }), isPrivate: true }),
};

export const Component = () => {
  const { search } = usePage();
  const client = useClient();
  const isSignedIn = useSession() !== null;
  const [newest, setNewest] = useState<string | null>();
  const named = orderNumberIn(search);
  // Without a number in the URL it is the newest order that the server waits for; undefined until that is known.
  const orderNumber = isSignedIn ? (named ?? newest) : null;
  useEffect(() => {
    if (!isSignedIn || named) return;
    void askOpenPayments(client).then((open) => setNewest(open?.[0]?.order.orderNumber ?? null));
  }, [client, isSignedIn, named]);
  return (
    <section className={styles.page}>
      <h1 className={looks.subtitle}>{useText()('payments.title')}</h1>
      {orderNumber ? (
        <Returned key={orderNumber} orderNumber={orderNumber} />
      ) : (
        <Standing state={orderNumber === null ? 'NEUTRAL' : 'PENDING'} />
      )}
    </section>
  );
};
