import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { hintOf } from './payment-message.ts';
import * as styles from './payments.styles.ts';

/** The payment page inside the shop, 600 px high. */
export const PaymentFrame = ({ url }: { url: string }) => {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed for it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <iframe
      ref={frame}
      src={url}
      title={text('payments.frame')}
      className={styles.frame}
      allow="payment"
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
    />
  );
};

/** Says what the payment page says, and asks the server at once whether it is so. */
export const usePaymentHints = (url: string | null, check: () => void): void => {
  const text = useText();
  useEffect(() => {
    if (!url) return;
    const hear = (message: MessageEvent) => {
      const hint = hintOf(message, url);
      if (!hint) return;
      if (hint === 'success') showToast({ title: text('payments.hint.success'), color: 'info' });
      else showToast({ title: text('payments.hint.error'), color: 'error' });
      check();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url, check, text]);
};
