import { useSyncExternalStore } from 'react';
import { ExternalStore } from '../storage/external-store.ts';

/** That a gift waits for the signed-in customer, in words of their language, and where. */
export type GiftNews = { message: string; to: string };

const news = new ExternalStore<GiftNews | null>(null);

export const tellGiftNews = news.set;

/** Null until the window has asked, which it does when it is idle. */
export const useGiftNews = (): GiftNews | null => useSyncExternalStore(news.subscribe, news.current, () => null);
