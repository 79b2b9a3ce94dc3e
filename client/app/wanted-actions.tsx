import type { ComponentType } from 'react';
import type { Client } from 'urql';
import { resumeBooking } from '../features/appointments/public.ts';
import { ResumeInvitation } from '../features/invitations/public.ts';
import { ResumePurchase } from '../features/shop/public.ts';
import type { Locale } from '../i18n/locale.ts';

/** Begins the action that sign-in interrupted, and answers with its dialog. */
export const beginWanted = (client: Client, locale: Locale): ComponentType => {
  const ResumeBooking = resumeBooking(client, locale);
  return () => (
    <>
      <ResumeBooking />
      <ResumePurchase />
      <ResumeInvitation />
    </>
  );
};
