export { myGiftCardsDialog } from './my-gift-cards-definition.ts';
