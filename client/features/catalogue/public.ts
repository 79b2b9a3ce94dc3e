export { ServiceCard } from './service-card.tsx';
export { useTakeTimes } from './use-take-times.ts';
