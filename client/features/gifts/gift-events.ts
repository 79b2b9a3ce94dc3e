import { ExternalStore } from '../../storage/external-store.ts';
import type { Gift } from './gift-draft.ts';

/** What the gift form tells. */
export type GiftEvents = {
  'gift confirmed': { gift: Gift };
  /** The form was closed; what held before holds on. */
  'gift not confirmed': { former: Gift | null };
};

type Newest = { [Name in keyof GiftEvents]: ExternalStore<GiftEvents[Name] | null> };

const newest: Newest = {
  'gift confirmed': new ExternalStore<GiftEvents['gift confirmed'] | null>(null),
  'gift not confirmed': new ExternalStore<GiftEvents['gift not confirmed'] | null>(null),
};

/** Hears what the gift form tells; answers how to stop. */
export const onGiftEvent = <Name extends keyof GiftEvents>(name: Name, listener: (event: GiftEvents[Name]) => void) =>
  newest[name].subscribe((event) => event && listener(event));

export const emitGiftEvent = <Name extends keyof GiftEvents>(name: Name, event: GiftEvents[Name]): void =>
  newest[name].set(event);
