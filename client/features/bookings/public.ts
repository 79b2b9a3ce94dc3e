export { BookingActions } from './booking-actions.tsx';
export { BookingBody } from './booking-body.tsx';
export { BookingTitle } from './booking-facts.tsx';
export { useTakesTime } from './use-goods.ts';
