import { useText } from '../i18n/use-text.ts';
import * as styles from './session.styles.ts';
import { useStorefront } from './viewer-scope.tsx';

/**
 * The terms behind the prices: VAT, how one pays and, of visits, until when one may cancel, as far as they are
 * configured.
 */
export const TrustLine = ({ isOfGoods = false }: { isOfGoods?: boolean }) => {
  const text = useText();
  const storefront = useStorefront();
  // Each stands for itself, so that Latin names keep their order in an Arabic line.
  const marks = storefront?.paymentMarks.map((mark) => `\u2068${mark}\u2069`).join(text('shell.comma'));
  return (
    <ul className={styles.trust}>
      <li>{text('shell.trust.vat')}</li>
      {marks && <li>{text('shell.trust.pay', { marks })}</li>}
      {!isOfGoods && storefront?.cancellation && <li>{storefront.cancellation}</li>}
    </ul>
  );
};
