export { OpenPayments } from './open-payments.tsx';
export { askOpenPayments } from './open-payments-query.ts';
export { OrderHeld, type OrderHolds } from './order-held.tsx';
export { readPaid } from './paid-path.ts';
export { nextFlow, type Way, waysOn } from './payment-flow.ts';
export { PaymentLoading } from './payment-loading.tsx';
export { useInterrupted } from './use-interrupted.ts';
export { usePayNow } from './use-pay-now.ts';
export { paymentWays } from './use-payment-dialog.ts';
