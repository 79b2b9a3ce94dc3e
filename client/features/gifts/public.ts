export { askTakesTime } from './ask-takes-time.ts';
export { giftedOrderDialog, giftFormDialog, scheduleGiftDialog } from './dialogs.ts';
export { giftAddress } from './gift-address.ts';
export { onGiftEvent } from './gift-events.ts';
export { GiftShare } from './gift-share.tsx';
