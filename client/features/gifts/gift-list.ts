import type { GiftListQuery } from '../../graphql/generated/graphql.ts';

export type GiftedOrder = GiftListQuery['giftedOrders'][number];

/** For the cache: whatever shows gifts or bookings is fetched again after a change. An empty list names no type. */
export const ofGifts = { additionalTypenames: ['Booking', 'GiftedOrder'] };

/** Whether a gift waits for the customer's answer. */
export const isWaiting = ({ gift }: GiftedOrder): boolean => gift !== null && !gift.isSender && !gift.isCompleted;
