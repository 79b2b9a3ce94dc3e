export { LoyaltyEntry } from './loyalty-entry.tsx';
export { LoyaltyTeaser } from './loyalty-teaser.tsx';
export { prefetchLoyalty } from './prefetch-loyalty.ts';
