export { giftedOrderDialog, giftFormDialog, scheduleGiftDialog } from './dialogs.ts';
export { GiftShare } from './gift-share.tsx';
