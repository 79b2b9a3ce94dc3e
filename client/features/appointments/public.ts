export { serviceDialog } from './dialogs.ts';
export { ResumeBooking, useResumeBooking as resumeBooking } from './resume-booking.tsx';
