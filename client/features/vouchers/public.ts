export { myGiftCardsDialog } from './dialogs.ts';
