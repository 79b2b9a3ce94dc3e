export { appointmentDialog, serviceDialog } from './dialogs.ts';
export { NewTimeDialog } from './new-time-dialog.tsx';
export { resumeBooking } from './resume-booking.ts';
