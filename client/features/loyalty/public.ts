export { LoyaltyEntry } from './loyalty-entry.tsx';
export { prefetchLoyalty } from './prefetch-loyalty.ts';
