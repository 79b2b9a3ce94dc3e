export { useOpenCheckout } from './checkout-steps.ts';
export { OpenPayments, usePayNow } from './open-payments.tsx';
export { askOpenPayments } from './open-payments-query.ts';
