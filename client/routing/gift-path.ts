import { readId } from './list-path.ts';

/** The gift whose details the URL of the page shows; null for the list alone. */
export const readGift = (search: URLSearchParams): string | null => readId(search, 'gift');

/** Where a gift can be looked at. Opening it changes nothing about the gift. */
export const giftPath = (id: string): string => `/gift-list?${new URLSearchParams({ gift: id })}`;
