import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './payments.styles.ts';

/** Something about the payment is under way; `children` says what. */
export const PaymentLoading = ({ children }: { children: string }) => (
  <div className={styles.loading} role="status">
    <Icon name="loader-circle" className={looks.spinner} />
    <p>{children}</p>
  </div>
);
