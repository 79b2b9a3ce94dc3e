import { readId } from './list-path.ts';

/** The gift whose details the URL of the page shows; null for the list alone. */
export const readGift = (search: URLSearchParams): string | null => readId(search, 'gift');

/** The URL of a gift's details. Opening it does not change the gift. */
export const giftPath = (id: string): string => `/gift-list?${new URLSearchParams({ gift: id })}`;
