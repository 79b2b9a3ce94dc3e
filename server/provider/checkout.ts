import type { ProviderCartParams } from './cart.ts';
import type { ProviderClient } from './client.ts';
import type { Reader } from './reader.ts';

export type ProviderSavedCard = { id: string; label: string };

/** `POST orders`: the order, where to pay it, and the message once it is paid. */
export type ProviderPlacedOrder = {
  /** `total` in SAR; few providers send it here. */
  order: { order_number: string; total?: number | null };
  payment: { create_token_url: { url: string } | null };
  confirmation_message: { message_1: string | null };
  saved_cards: ProviderSavedCard[];
};

const readSavedCard = (card: Reader): ProviderSavedCard => ({
  id: card.requiredId('id', 'token'),
  label: card.text('label', 'masked_pan', 'last_four') ?? '',
});

/** Sent once and never again by itself: an order costs money. */
export const createOrder = (
  client: ProviderClient,
  paymentMethodId: string,
  params: ProviderCartParams,
): Promise<ProviderPlacedOrder> =>
  client.post('orders', {
    body: { payment_method_id: paymentMethodId, is_scheduled: 0, ...params },
    read: (answer) => {
      const placed = answer.object('order_details', 'order', 'payment');
      const order = placed.object('order');
      if (!order) throw placed.refusal('order');
      const url = placed.object('payment')?.address('create_token_url') ?? null;
      return {
        order: { order_number: order.requiredId('order_number', 'id'), total: order.optionalAmount('total') },
        payment: { create_token_url: url === null ? null : { url } },
        confirmation_message: { message_1: placed.object('confirmation_message')?.text('message_1') ?? null },
        saved_cards: placed.list('saved_cards', readSavedCard),
      };
    },
  });
