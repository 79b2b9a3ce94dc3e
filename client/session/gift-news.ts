import { useSyncExternalStore } from 'react';

/** That a gift waits for the signed-in customer, in words of their language, and where. */
export type GiftNews = { words: string; to: string };

let news: GiftNews | null = null;
const listeners = new Set<() => void>();

export const tellGiftNews = (told: GiftNews | null): void => {
  news = told;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null until the window has asked, which it does when it is idle. */
export const useGiftNews = (): GiftNews | null =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  );
