export { BookedThing, BookingFacts, BookingTitle, PaymentSummary } from './booking-facts.tsx';
export { type Booking, ofBookings, upcoming } from './booking-list.ts';
export { RatingButtons } from './rating-buttons.tsx';
