export { BookingFacts, BookingTitle, PaymentSummary } from './booking-facts.tsx';
export { RatingButtons } from './rating-buttons.tsx';
