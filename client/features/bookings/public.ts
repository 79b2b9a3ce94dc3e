export { BookingFacts } from './booking-facts.tsx';
export { BookingTitle } from './booking-title.tsx';
export { PaymentSummary } from './payment-summary.tsx';
export { RatingButtons } from './rating-buttons.tsx';
