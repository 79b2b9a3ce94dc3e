export type ProviderSavedCard = { id: string; label: string };

/** `POST orders`: the order, where to pay it, and what to say once it is paid. */
export type ProviderPlacedOrder = {
  order: { order_number: string };
  payment: { create_token_url: { url: string } | null };
  confirmation_message: { message_1: string | null };
  saved_cards: ProviderSavedCard[];
};
