import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './payments.styles.ts';

/** Something about the payment is under way; `children` says what. */
export const PaymentLoading = ({ children }: { children: string }) => (
  <div className={styles.loading} role="status">
    <Icon name="loader-circle" className={styles.spinner} />
    <p>{children}</p>
  </div>
);
