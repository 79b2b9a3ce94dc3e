export { giftedOrderDialog, giftFormDialog, scheduleGiftDialog } from './dialogs.ts';
export { type GiftedOrder, isWaiting, ofGifts } from './gift-list.ts';
export { GiftShare } from './gift-share.tsx';
export { GiftedOrderCard } from './gifted-order-card.tsx';
