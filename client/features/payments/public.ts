export { OpenPayments } from './open-payments.tsx';
export { nextFlow } from './payment-flow.ts';
export { PaymentLoading } from './payment-loading.tsx';
export { usePaymentDialog } from './use-payment-dialog.ts';
