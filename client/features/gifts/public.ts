export { askTakesTime } from './ask-takes-time.ts';
export { giftedOrderDialog, giftFormDialog, scheduleGiftDialog } from './dialogs.ts';
export { onGiftEvent } from './gift-events.ts';
export { giftPath } from './gift-path.ts';
export { GiftShare } from './gift-share.tsx';
