import { listIn, persisted } from '../storage/persisted.ts';
import type { ToldEvent, TrackingEvent } from './tracking-event.ts';

/** `at` is in milliseconds since 1970. */
export type Tracked = { event: TrackingEvent; at: number };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const carried = persisted('tracking', (stored) => listIn(stored) as Tracked[], { personal: true, tabOnly: true });

const history: Tracked[] = [];
let listener = () => {};

/** Enters an event into the data layer, which stays in this browser; fills in what the caller left out. */
const enter = (told: ToldEvent): TrackingEvent => {
  const event = {
    ...('items' in told && { currency: 'SAR' }),
    ...(told.event === 'add_to_cart' && { quantity: 1 }),
    ...told,
  } as TrackingEvent;
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  } catch {
    // Something in this browser has put its own thing there.
  }
  return event;
};

/** Tells what the visitor does: the data layer always, third parties once they agreed. */
export const track = (told: ToldEvent, at = Date.now()): void => {
  history.push({ event: enter(told), at });
  listener();
};

/** The same for what ends the page: a script of a third party would not get it away any more, so the next page tells it. */
export const trackAndLeave = (told: ToldEvent): void =>
  carried.write([...carried.read(), { event: enter(told), at: Date.now() }]);

/** Tells what the last page of this tab could not. */
export const trackCarried = (): void => {
  const events = carried.read();
  carried.clear();
  for (const { event, at } of events) track(event, at);
};

/** All events of this page so far; `onMore` is called after each further one. */
export const followTracking = (onMore: () => void): readonly Tracked[] => {
  listener = onMore;
  return history;
};
