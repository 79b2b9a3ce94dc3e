import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { takePaymentTabMark } from '../../storage/payment-tab-mark.ts';
import { Button } from '../../ui/button.tsx';
import * as styles from './payments.styles.ts';

/** Closes the tab that was opened for a payment once the shop's own tab has shown the end. Other tabs stay. */
export const useClosing = (isEndedElsewhere: boolean): void => {
  const isPaymentTab = useRef(false);
  useEffect(() => {
    isPaymentTab.current = takePaymentTabMark();
  }, []);
  useEffect(() => {
    if (isEndedElsewhere && isPaymentTab.current) window.close();
  }, [isEndedElsewhere]);
};

/** Closes the tab, or says that the browser does not allow it. */
export const CloseTab = () => {
  const text = useText();
  const [isRefused, setIsRefused] = useState(false);
  const close = () => {
    window.close();
    setIsRefused(true);
  };
  return (
    <>
      <Button variant="ghost" onClick={close}>
        {text('payments.closeTab')}
      </Button>
      <p role="status" className={styles.sentence}>
        {isRefused && text('payments.closeRefused')}
      </p>
    </>
  );
};
