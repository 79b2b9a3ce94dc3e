/** `POST payments/check-payment-status`: the literal `pending`, true, or anything else (which ends the waiting). */
export type ProviderPaymentStatus = { success: 'pending' | boolean };
