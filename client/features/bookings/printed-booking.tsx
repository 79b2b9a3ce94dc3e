import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrivalSheet } from '../../routing/arrival-sheet.tsx';
import { useNextStep } from './booking-actions.tsx';
import { BookingBody } from './booking-body.tsx';
import { BookingTitle } from './booking-facts.tsx';

/** The dialog of a booking as it stands there until it is live. */
export const Part = ({ booking, under }: { booking: BookingPartsFragment; under: string }) => {
  const text = useText();
  const nextStep = useNextStep(booking);
  return (
    <ArrivalSheet
      tall
      title={<BookingTitle booking={booking} />}
      under={under}
      closeLabel={text('shell.close')}
      footer={nextStep}
    >
      <BookingBody booking={booking} />
    </ArrivalSheet>
  );
};
