export { LoyaltyEntry, LoyaltyTeaser } from './loyalty-entry.tsx';
export { LoyaltyLevel } from './loyalty-level.tsx';
