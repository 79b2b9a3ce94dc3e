export { giftedOrderDialog, scheduleGiftDialog, useOpenGiftForm } from './dialogs.ts';
export { GiftShare } from './gift-share.tsx';
