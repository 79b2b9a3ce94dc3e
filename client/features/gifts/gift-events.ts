import { ExternalStore } from '../../storage/external-store.ts';
import type { Gift } from './gift-draft.ts';

/** What the gift form tells: closed without a confirmation, what held before holds on. */
export type GiftEvent = { name: 'gift confirmed'; gift: Gift } | { name: 'gift not confirmed'; former: Gift | null };

const newest = new ExternalStore<GiftEvent | null>(null);

/** Hears what the gift form tells; answers how to stop. */
export const onGiftEvent = (listener: (event: GiftEvent) => void) =>
  newest.subscribe((event) => event && listener(event));

export const emitGiftEvent = (event: GiftEvent): void => newest.set(event);
