export { OpenPayments } from './open-payments.tsx';
export { OrderHeld, type OrderHolds } from './order-held.tsx';
export { readPaid } from './paid-address.ts';
export { nextFlow, type Way, waysOn } from './payment-flow.ts';
export { PaymentLoading } from './payment-loading.tsx';
export { usePayNow } from './use-pay-now.ts';
export { usePaymentDialog } from './use-payment-dialog.ts';
