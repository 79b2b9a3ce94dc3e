export { OpenPayments } from './open-payments.tsx';
export { askOpenPayments } from './open-payments-query.ts';
export { useOpenCheckout } from './use-open-checkout.ts';
export { usePayNow } from './use-pay-now.ts';
