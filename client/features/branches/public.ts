export { branchChoiceDialog } from './branch-choice-definition.ts';
export { BranchFacts } from './branch-facts.tsx';
export { readBranchFilter } from './branch-filter.ts';
export { BranchFinder } from './branch-finder.tsx';
export { BranchSections } from './branch-sections.tsx';
export { BranchTeasers } from './branch-teasers.tsx';
export { DirectionsLink } from './directions-link.tsx';
export { OpeningHours } from './opening-hours.tsx';
