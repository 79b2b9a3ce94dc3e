export { onGiftEvent } from './gift-events.ts';
export { useOpenGiftForm } from './use-open-gift-form.ts';
