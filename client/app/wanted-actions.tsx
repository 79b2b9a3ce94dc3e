import { ResumeBooking } from '../features/appointments/public.ts';
import { ResumeInvitation } from '../features/invitations/public.ts';
import { ResumePurchase } from '../features/shop/public.ts';

/** Goes on with what sign-in interrupted, whichever of these it was. */
export const WantedActions = () => (
  <>
    <ResumeBooking />
    <ResumePurchase />
    <ResumeInvitation />
  </>
);
