export { askTakesTime } from './ask-takes-time.ts';
export { ServiceCard } from './service-card.tsx';
