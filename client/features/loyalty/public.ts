export { LoyaltyEntry } from './loyalty-entry.tsx';
export { LoyaltyLevel } from './loyalty-level.tsx';
export { LoyaltyTeaser } from './loyalty-teaser.tsx';
