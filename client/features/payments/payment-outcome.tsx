import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { doneMedal, warningMedal } from '../../ui/feedback/state.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { Amount } from '../../ui/price/price.tsx';
import type { OpenCheckoutProps } from './dialogs.ts';
import * as styles from './payments.styles.ts';

type OutcomeFrameProps = { icon: IconName; medal: string; title: MessageId; children: ReactNode };

const outcomes: Record<PaymentState, Omit<OutcomeFrameProps, 'children'> & { body: MessageId }> = {
  PENDING: {
    icon: 'loader-circle',
    medal: styles.waitingMedal,
    title: 'payments.pending.title',
    body: 'payments.pending.body',
  },
  PAID: { icon: 'check', medal: doneMedal, title: 'payments.paid.title', body: 'payments.paid.body' },
  FAILED: { icon: 'x', medal: warningMedal, title: 'payments.failed.title', body: 'payments.failed.body' },
  UNCONFIRMED: {
    icon: 'clock',
    medal: styles.waitingMedal,
    title: 'payments.unconfirmed.title',
    body: 'payments.unconfirmed.body',
  },
};

/** One picture and what it means. */
export const OutcomeFrame = ({ icon, medal, title, children }: OutcomeFrameProps) => {
  const text = useText();
  return (
    <div className={styles.outcome} role="status">
      <span className={medal}>
        <Icon name={icon} className={icon === 'loader-circle' ? looks.spinner : undefined} />
      </span>
      <p className={looks.figure}>{text(title)}</p>
      {children}
    </div>
  );
};

/** How a payment stands, in one picture and two sentences. */
export const PaymentOutcome = ({ state }: { state: PaymentState }) => {
  const text = useText();
  const { body, ...outcome } = outcomes[state];
  return (
    <OutcomeFrame {...outcome}>
      <p className={styles.sentence}>{text(body)}</p>
    </OutcomeFrame>
  );
};

/** Something about the payment is under way; `children` says what. */
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

/** What an order that was begun before holds beside its lines, which may be something else than the cart by now. */
export const OrderHeld = ({ checkout, order, seenTotal, props: { cart } }: OpenCheckoutProps) => {
  const text = useText();
  const { serviceFees, gift } = checkout;
  const amount = (amount: number) => <Amount amount={amount} label={text('shell.riyal')} />;
  const fees = cart.availableServiceFees.filter(({ id }) => serviceFees?.some((fee) => fee.id === id));
  const rows: [key: string, label: MessageId, what: ReactNode][] = [
    ['seen', 'checkout.open.seen', seenTotal !== undefined && amount(seenTotal)],
    ['total', 'payments.held.total', order.total && amount(order.total.amount)],
    ...fees.map(({ id, name }): (typeof rows)[number] => [id, 'payments.held.with', name]),
    ['gift', 'payments.held.giftTo', gift && `${gift.firstName} ${gift.lastName}`.trim()],
  ];
  return (
    <dl className={styles.held}>
      {rows.map(
        ([key, label, what]) =>
          what && (
            <div key={key} className={looks.amount}>
              <dt className={looks.muted}>{text(label)}</dt>
              <dd>
                <bdi>{what}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
};
