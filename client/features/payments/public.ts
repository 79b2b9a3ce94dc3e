export { OpenPayments, usePayNow } from './open-payments.tsx';
export { askOpenPayments } from './open-payments-query.ts';
export { useOpenCheckout } from './use-open-checkout.ts';
