import { useMemo } from 'react';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { type DialogStore, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { withWays } from '../../ui/dialog/with-ways.ts';
import type { OpenPayment } from './open-payments-query.ts';
import { type PaymentProps, type PaymentWays, type PlacedOrder, safePaymentUrl } from './payment-props.ts';

const usePaymentWays = (): PaymentWays => {
  const dialogs = useDialogs();
  return { payHere: (props) => dialogs.open(paymentDialog, props) };
};

const load = withAccountTexts(
  withWays<PaymentProps, PaymentWays>(() => import('./payment-dialog.tsx'), usePaymentWays),
);

/** The payment of an order until its outcome is known: where the payment page is, and what the server says. */
const paymentDialog = defineDialog<PaymentProps>({ name: 'PaymentCreateCard', load });

/** The same for a customer with saved cards, who sees these first. */
const paymentCardsDialog = defineDialog<PaymentProps>({ name: 'PaymentCards', load });

type Former = Omit<PaymentProps, 'order' | 'tab' | 'place'>;

/** For the operators. An order with nothing left to pay needs no page, so that is no warning. */
const logMissingPage = (due: number | null) => {
  const what = 'The order came without a payment page.';
  // biome-ignore lint/suspicious/noConsole: a payment page that does not open has to be traceable
  if (due === 0) console.info(what);
  // biome-ignore lint/suspicious/noConsole: the same
  else console.warn(what);
};

/** The ways into a payment: of an order that was just placed, or of one that was placed before. */
export const paymentWays = (dialogs: DialogStore) => {
  const dialogOf = ({ order, place }: PaymentProps) =>
    order.savedCards.length > 0 && place !== 'missing' ? paymentCardsDialog : paymentDialog;
  /** Of an order that was placed before: its page is wherever it was opened. */
  const formerOf = (order: PlacedOrder, former: Former): PaymentProps => {
    const place = safePaymentUrl(order.paymentUrl) ? 'elsewhere' : 'missing';
    return { order, tab: null, place, ...former };
  };
  return {
    /** Shows the payment page in the tab of the click, and closes that where there is no page. */
    begin: (order: PlacedOrder, { tab, ...begun }: Pick<PaymentProps, 'due' | 'tab' | 'onTryAgain'>): void => {
      const url = safePaymentUrl(order.paymentUrl);
      // The customer may have closed the tab meanwhile.
      const led = url && !tab?.closed ? tab : null;
      if (url) led?.location.replace(url);
      else {
        logMissingPage(begun.due);
        tab?.close();
      }
      const place = led ? 'tab' : url ? 'blocked' : 'missing';
      const props: PaymentProps = { order, tab: led, place, ...begun };
      // The order stands: there is no way back to the choice of how to pay for it.
      dialogs.openInstead(dialogOf(props), props);
    },
    /** Goes on with a payment that is open. */
    resume: ({ order }: OpenPayment, onTryAgain: () => void): void => {
      const props = formerOf(order, { due: null, onTryAgain });
      dialogs.open(dialogOf(props), props);
    },
    /** The same in the place of another dialog, with what the order holds. */
    goOn: (order: PlacedOrder, former: Omit<Former, 'due'>): void => {
      const props = formerOf(order, { due: order.total?.amount ?? null, ...former });
      dialogs.openInstead(dialogOf(props), props);
    },
  };
};

export const usePaymentDialog = () => {
  const dialogs = useDialogs();
  return useMemo(() => paymentWays(dialogs), [dialogs]);
};
