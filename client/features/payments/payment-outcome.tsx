import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { doneMedal, warningMedal } from '../../ui/feedback/state.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { type AmountRow, AmountRows } from '../../ui/price/amount-rows.tsx';
import type { OpenCheckoutProps } from './dialogs.ts';
import * as styles from './payments.styles.ts';

/** The provider's states, an order without a payment page, and a payment of which this visitor may not know. */
const outcomes = {
  PENDING: { name: 'pending', icon: 'loader-circle', medal: styles.waitingMedal },
  PAID: { name: 'paid', icon: 'check', medal: doneMedal },
  FAILED: { name: 'failed', icon: 'x', medal: warningMedal },
  UNCONFIRMED: { name: 'unconfirmed', icon: 'clock', medal: styles.waitingMedal },
  PLACED: { name: 'placed', icon: 'check', medal: doneMedal },
  NEUTRAL: { name: 'neutral', icon: 'clock', medal: styles.waitingMedal },
} as const;

type PaymentOutcomeProps = { state: keyof typeof outcomes; children?: ReactNode };

/** How a payment stands, in one picture and two sentences; `children` take the place of the second. */
export const PaymentOutcome = ({ state, children }: PaymentOutcomeProps) => {
  const text = useText();
  const { name, icon, medal } = outcomes[state];
  return (
    <div className={styles.outcome} role="status">
      <span className={medal}>
        <Icon name={icon} className={icon === 'loader-circle' ? looks.spinner : undefined} />
      </span>
      <p className={looks.figure}>{text(`payments.${name}.title`)}</p>
      {children ?? <p className={styles.sentence}>{text(`payments.${name}.body`)}</p>}
    </div>
  );
};

/** A step of the payment is under way; `children` names it. */
export const PaymentLoading = ({ children }: { children: string }) => (
  <div className={styles.loading} role="status">
    <Icon name="loader-circle" className={looks.spinner} />
    <p>{children}</p>
  </div>
);

type ToBookingsProps = ComponentProps<typeof Button> & { onClose: () => void; path?: string | undefined };

/** Leaves a dialog for the bookings. */
export const ToBookings = ({ onClose, path = '/dashboard/bookings', ...look }: ToBookingsProps) => {
  const navigate = useNavigate();
  const leave = () => {
    onClose();
    navigate(path);
  };
  return (
    <Button {...look} onClick={leave}>
      {useText()('payments.toBookings')}
    </Button>
  );
};

/** The contents of an order that was begun before, beside its lines, which may differ from the cart by now. */
export const OrderHeld = ({ checkout, order, seenTotal, props: { cart } }: OpenCheckoutProps) => {
  const text = useText();
  const { serviceFees, gift } = checkout;
  const fees = cart.availableServiceFees.filter(({ id }) => serviceFees?.some((fee) => fee.id === id));
  const names = fees.map(({ name }) => `\u2068${name}\u2069`).join(text('shell.comma'));
  const rows: [MessageId, Partial<AmountRow> | false | null | undefined][] = [
    ['checkout.open.seen', seenTotal !== undefined && { amount: seenTotal }],
    ['payments.held.total', order.total],
    ['payments.held.with', names !== '' && { figure: names }],
    ['payments.held.giftTo', gift && { figure: <bdi>{`${gift.firstName} ${gift.lastName}`}</bdi> }],
  ];
  const held = rows.flatMap(([label, what]) => (what ? [{ look: looks.amount, ...what, label: text(label) }] : []));
  return (
    <div className={styles.held}>
      <AmountRows rows={held} currency={text('shell.riyal')} />
    </div>
  );
};
