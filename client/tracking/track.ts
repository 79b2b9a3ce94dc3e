import type { ViewerQuery } from '../graphql/generated/graphql.ts';
import { listIn, persisted } from '../storage/persisted.ts';

export type Sale = {
  /** Things of the catalogue; their prices in riyals. Names stay in the shop. */
  items: { item_id: string; quantity: number; price: number }[];
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

export type Tracker = ViewerQuery['storefront']['trackers'][number];

/** `at` is in milliseconds since 1970. */
export type Tracked = { event: TrackingEvent; at: number };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const carried = persisted('tracking', (stored) => listIn(stored) as Tracked[], { personal: true, tabOnly: true });

const history: Tracked[] = [];
let listener = (_event: TrackingEvent): void => {};

/** Adds an event to the data layer, which stays in this browser. Another script may have put its own thing there. */
const enter = (event: TrackingEvent): void => {
  window.dataLayer ??= [];
  window.dataLayer.push?.(event);
};

/** Tells what the visitor does: the data layer always, third parties once they agreed. */
export const track = (event: TrackingEvent, at = Date.now()): void => {
  enter(event);
  history.push({ event, at });
  listener(event);
};

/** The same for what ends the page: a script of a third party would not get it away any more, so the next page tells it. */
export const trackAndLeave = (event: TrackingEvent): void => {
  enter(event);
  carried.write([...carried.read(), { event, at: Date.now() }]);
};

/** Tells what the last page of this tab could not. */
export const trackCarried = (): void => {
  const events = carried.read();
  carried.clear();
  for (const { event, at } of events) track(event, at);
};

/** All events of this page so far; `onMore` is called with each further one. */
export const followTracking = (onMore: (event: TrackingEvent) => void): readonly Tracked[] => {
  listener = onMore;
  return history;
};
