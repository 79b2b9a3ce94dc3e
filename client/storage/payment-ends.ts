/** How a payment ended; `PENDING` for an order that stands without a payment page. */
export type PaymentEnd = 'PAID' | 'PENDING' | 'FAILED';

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('rawnaq.payment-end');
  } catch {
    return null;
  }
};

/**
 * Calls `listener` when a payment has ended in this tab or another one; never where the browser forbids the channel. Answers
 * how to stop.
 */
export const onPaymentEnd = (listener: (state: PaymentEnd) => void): (() => void) => {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<{ state: PaymentEnd }>) => listener(data.state));
  return () => channel?.close();
};

/**
 * Tells all tabs that a payment has ended: the server has taken paid lines out of the cart, and names in the cart the
 * choices for an order that failed.
 */
export const tellPaymentEnd = (state: PaymentEnd): void => {
  const channel = openChannel();
  channel?.postMessage({ state });
  channel?.close();
};
