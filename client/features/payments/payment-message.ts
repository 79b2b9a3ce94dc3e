/** What a payment page says of itself when it ends. Only a hint: the server's status decides. */
export type PaymentHint = 'success' | 'error';

/** A URL that a tab or a frame may be pointed at, else null. */
export const safePaymentUrl = (url: string | null): string | null => {
  if (url === null || !URL.canParse(url)) return null;
  return ['https:', 'http:'].includes(new URL(url).protocol) ? url : null;
};

/** The hint in a posted message, or null: it counts only from the origin of the payment page. */
export const hintOf = (message: { origin: string; data: unknown }, paymentUrl: string): PaymentHint | null => {
  const { origin, data } = message;
  if (origin !== new URL(paymentUrl).origin || typeof data !== 'object' || data === null) return null;
  const { type, success } = data as { type?: unknown; success?: unknown };
  if (type !== 'paymob-payment') return null;
  return success === true || success === 'true' ? 'success' : 'error';
};
