export { BranchFacts } from './branch-facts.tsx';
export { BranchTeasers } from './branch-teasers.tsx';
export { DirectionsLink } from './directions-link.tsx';
export { OpeningHours } from './opening-hours.tsx';
