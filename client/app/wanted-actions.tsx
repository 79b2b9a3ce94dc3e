import type { ComponentType } from 'react';
import type { Client } from 'urql';
import { resumeBooking } from '../features/appointments/public.ts';
import { ResumeInvitation } from '../features/invitations/public.ts';
import { ResumePurchase } from '../features/shop/public.ts';

/** Begins the action that sign-in interrupted, and answers with the component that shows it. */
export const beginWanted = (client: Client): ComponentType => {
  const ResumeBooking = resumeBooking(client);
  return () => (
    <>
      <ResumeBooking />
      <ResumePurchase />
      <ResumeInvitation />
    </>
  );
};
