import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { CheckoutPaymentProps } from './checkout-payment-dialog.tsx';

/**
 * Cash or online. Nothing in the shop opens it: the provider's own list of ways to pay, in `PaymentSelection`, has taken
 * its place. It stands ready for a shop that takes cash.
 */
export const checkoutPaymentDialog = defineDialog<CheckoutPaymentProps>({
  name: 'CHECKOUT_PAYMENT_DIALOG',
  load: withAccountTexts(() => import('./checkout-payment-dialog.tsx')),
});
