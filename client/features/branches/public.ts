export { branchChoiceDialog } from './branch-choice-definition.ts';
export { readBranchFilter } from './branch-filter.ts';
export { BranchPlaces } from './branch-places.tsx';
export { BranchTeasers } from './branch-teasers.tsx';
