export { appointmentDialog, serviceDialog } from './dialogs.tsx';
export { NewTimeDialog } from './new-time-dialog.tsx';
export { ResumeBooking } from './resume-booking.tsx';
