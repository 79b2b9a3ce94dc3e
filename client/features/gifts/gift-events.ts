import type { Gift } from './gift-draft.ts';

/** What the gift form tells. */
export type GiftEvents = {
  'gift confirmed': { gift: Gift };
  /** The form was closed; what held before holds on. */
  'gift not confirmed': { former: Gift | null };
};

type Listener<Name extends keyof GiftEvents> = (event: GiftEvents[Name]) => void;
type Listeners = { [Name in keyof GiftEvents]: Set<Listener<Name>> };

const listeners: Listeners = { 'gift confirmed': new Set(), 'gift not confirmed': new Set() };

/** Hears what the gift form tells; answers how to stop. */
export const onGiftEvent = <Name extends keyof GiftEvents>(name: Name, listener: Listener<Name>): (() => void) => {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
};

export const emitGiftEvent = <Name extends keyof GiftEvents>(name: Name, event: GiftEvents[Name]): void => {
  for (const listener of [...listeners[name]]) listener(event);
};
