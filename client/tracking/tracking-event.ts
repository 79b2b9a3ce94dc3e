/** An item of the catalogue; its price in riyals. Names stay in the shop. */
export type TrackedItem = { item_id: string; quantity: number; price: number };

export type Sale = {
  items: TrackedItem[];
  /** In riyals. */
  value: number;
  currency: string;
};

/**
 * What the shop tells of a visit. No name, e-mail or address may stand here, and a phone number only hashed:
 * `phone` of `+966…`, `phone_digits` of `966…`, because the vendors want it in one or the other form.
 */
export type TrackingEvent =
  | { event: 'page_view'; page_path: string }
  | { event: 'send_otp'; phone?: string; phone_digits?: string }
  | { event: 'login'; method: 'otp' }
  | { event: 'registration'; user_id: string | null }
  | ({ event: 'view_item' } & Sale)
  | { event: 'change_locale'; locale: string }
  | { event: 'dialog_open' | 'dialog_close'; component: string }
  | ({ event: 'add_to_cart'; quantity: number } & Sale)
  | ({ event: 'purchase'; transaction_id: string } & Sale);

type Optional<Event, Key extends string> = Omit<Event, Key & keyof Event> & Partial<Pick<Event, Key & keyof Event>>;

type Untold<Event> = Event extends { event: 'add_to_cart' }
  ? Optional<Event, 'quantity' | 'currency'>
  : Event extends { items: unknown }
    ? Optional<Event, 'currency'>
    : Event;

/** An event as the shop's parts tell it: currency and quantity are filled in. */
export type ToldEvent = Untold<TrackingEvent>;

type Priced = { price: { amount: number } };

const riyals = (halalas: number): number => halalas / 100;

/** An item as it is told: its number and its price, never its name. */
export const toTrackedItem = ({
  id,
  price,
  quantity = 1,
}: Priced & { id: string; quantity?: number }): TrackedItem => ({
  item_id: id,
  quantity,
  price: riyals(price.amount),
});

/** Items with what they come to, or with a total (halalas) that is known better. */
export const saleOf = (items: TrackedItem[], total?: number): { items: TrackedItem[]; value: number } => {
  const sum = items.reduce((amount, { price, quantity }) => amount + Math.round(price * 100) * quantity, 0);
  return { items, value: riyals(total ?? sum) };
};
