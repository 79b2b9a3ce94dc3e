import type { ProviderPlacedOrder } from '../../provider/checkout.ts';
import type { PlacedOrder } from '../generated/types.ts';
import { toMoney } from './money.ts';
import { toHttpUrl } from './safe-values.ts';

/** `framed` are the origins whose pages may be shown in a frame of this shop. */
export function toPlacedOrder(placed: ProviderPlacedOrder, base: string, framed: string[]): PlacedOrder {
  const paymentUrl = toHttpUrl(placed.payment.create_token_url?.url ?? null, base);
  return {
    orderNumber: placed.order.order_number,
    paymentUrl,
    canEmbedPayment: paymentUrl !== null && framed.includes(new URL(paymentUrl).origin),
    confirmationMessage: placed.confirmation_message.message_1,
    total: typeof placed.order.total === 'number' ? toMoney(placed.order.total) : null,
    isFormer: false,
    savedCards: placed.saved_cards,
  };
}
