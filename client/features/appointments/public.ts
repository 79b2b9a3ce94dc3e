export { appointmentDialog, serviceDialog } from './dialogs.ts';
export { NewTimeDialog } from './new-time-dialog.tsx';
export { beginBooking, ResumeBooking } from './resume-booking.tsx';
