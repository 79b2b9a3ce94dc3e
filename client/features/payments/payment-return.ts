import { openChannel } from '../../storage/payment-ends.ts';

const channelName = 'payment';

/** Tells the shop's other tabs that the customer came back from the payment page of this order. */
export const tellPaymentReturn = (orderNumber: string): void => {
  const channel = openChannel(channelName);
  channel?.postMessage({ orderNumber });
  channel?.close();
};

/** Hears of that in this tab; only tabs of this shop can say it, and it says only that it is time to look. */
export const onPaymentReturn = (orderNumber: string, look: () => void): (() => void) => {
  const channel = openChannel(channelName);
  if (!channel) return () => {};
  channel.onmessage = ({ data }: MessageEvent<{ orderNumber?: unknown } | null>) => {
    if (data?.orderNumber === orderNumber) look();
  };
  return () => channel.close();
};

/** The order that the payment page names on the way back; whether it is paid is never read from there. */
export const orderNumberIn = (search: URLSearchParams): string | null => {
  const named = ['merchant_order_id', 'merchant_reference', 'order_number', 'order'].map((key) =>
    search.get(key)?.trim(),
  );
  return named.find((number) => number !== undefined && /^[\w-]{1,64}$/.test(number)) ?? null;
};
