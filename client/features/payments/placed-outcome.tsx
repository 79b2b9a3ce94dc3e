import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import type { PaymentProps } from './payment-props.ts';
import * as styles from './payments.styles.ts';

/** An order that stands without a payment page: with nothing left to pay, or to be paid at the branch. */
export const PlacedOutcome = ({ order, due }: Pick<PaymentProps, 'order' | 'due'>) => {
  const text = useText();
  const isPaid = due === 0;
  return (
    <div className={styles.outcome} role="status">
      <span className={styles.goodMedal}>
        <Icon name="check" />
      </span>
      <p className={styles.outcomeTitle}>{text('payments.placed.title')}</p>
      {isPaid && order.confirmationMessage && <p className={styles.sentence}>{order.confirmationMessage}</p>}
      {isPaid && <p className={styles.sentence}>{text('payments.placed.nothing')}</p>}
      {due === null && <p className={styles.sentence}>{text('payments.placed.unknown')}</p>}
      {due !== null && !isPaid && (
        <>
          <p className={styles.sentence}>{text('payments.placed.later')}</p>
          <p className={styles.toBePaid}>
            {text('payments.placed.atBranch')} <Amount amount={due} label={text('shell.riyal')} />
          </p>
        </>
      )}
    </div>
  );
};
