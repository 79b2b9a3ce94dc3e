export { BranchChoice } from './branch-choice.tsx';
export { readBranchFilter } from './branch-filter.ts';
export { BranchPlaces } from './branch-places.tsx';
export { BranchTeasers } from './branch-teasers.tsx';
