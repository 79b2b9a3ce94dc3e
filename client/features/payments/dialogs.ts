import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { withWays } from '../../ui/dialog/dialog-ways.ts';
import type { PaymentProps, PaymentWays } from './payment-props.ts';

const usePaymentWays = (): PaymentWays => {
  const dialogs = useDialogs();
  return { payHere: (props) => dialogs.open(paymentDialog, props) };
};

const load = withWays<PaymentProps, PaymentWays>(() => import('./payment-dialog.tsx'), usePaymentWays);

/** The payment of an order until its outcome is known: where the payment page is, and what the server says. */
export const paymentDialog = defineDialog<PaymentProps>({ name: 'PaymentCreateCard', load });

/** The same for a customer with saved cards, who sees these first. */
export const paymentCardsDialog = defineDialog<PaymentProps>({ name: 'PaymentCards', load });
