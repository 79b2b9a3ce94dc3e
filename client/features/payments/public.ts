export { paymentDialog } from './dialogs.ts';
export { PaymentLoading } from './payment-loading.tsx';
export { safePaymentUrl } from './payment-message.ts';
