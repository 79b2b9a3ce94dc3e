export { giftedOrderDialog, scheduleGiftDialog } from './dialogs.ts';
export { GiftShare } from './gift-share.tsx';
export { useOpenGiftForm } from './use-open-gift-form.ts';
