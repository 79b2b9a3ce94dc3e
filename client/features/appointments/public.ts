export { appointmentDialog, serviceDialog } from './dialogs.tsx';
export { ResumeBooking } from './resume-booking.tsx';
