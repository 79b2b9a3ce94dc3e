import { useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { type InEachLanguage, languageCodes, languages } from '../../../schema/languages.ts';
import { useTellFailure } from '../../graphql/use-tell-failure.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { CheckoutCourse } from './checkout-course.ts';
import type { CheckoutProps, CheckoutWays } from './checkout-props.ts';
import { openPaymentTab } from './payment-tab.ts';
import { paymentWays } from './use-payment-dialog.ts';

const waiting: InEachLanguage = {
  ar: 'جارٍ تجهيز صفحة الدفع…',
  en: 'One moment, the payment page is on its way…',
};

/** The Arabic line stands first. */
const waitingWords = languageCodes
  .map((lang) => ({ lang, dir: languages[lang].direction, text: waiting[lang] }))
  .reverse();

/** The checkout of an open dialog. */
export const useCheckout = (props: CheckoutProps, ways: CheckoutWays) => {
  const client = useClient();
  const dialogs = useDialogs();
  const tellFailure = useTellFailure();
  const [course] = useState(() => {
    const { begin } = paymentWays(dialogs);
    return new CheckoutCourse(client, props, {
      ...ways,
      begin,
      tellFailure,
      openTab: () => openPaymentTab(waitingWords),
    });
  });
  const flow = useSyncExternalStore(course.subscribe, course.flow, course.flow);
  return { flow, choose: course.choose, lostWays: course.lostWays };
};
