export { BranchChoice } from './branch-choice.tsx';
export { BranchPlaces, firstBranches } from './branch-places.tsx';
