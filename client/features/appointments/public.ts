export { appointmentDialog, serviceDialog } from './dialogs.tsx';
export { ResumeBooking } from './resume-booking.tsx';
export { TimePicker } from './time-picker.tsx';
