/** The channel on which a tab tells the others how a payment ended; null where the browser forbids it. */
export const openPaymentEnds = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('rawnaq.payment-end');
  } catch {
    return null;
  }
};
