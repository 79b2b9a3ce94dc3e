import { type ComponentType, useMemo } from 'react';
import { type DialogControls, type DialogStore, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import type { Booking, BookingSteps } from './booking-steps.ts';
import { ServiceState } from './booking-steps.ts';
import type { Reserved } from './success-dialog.tsx';

const states = new WeakMap<DialogStore, ServiceState>();

const stateOf = (dialogs: DialogStore): ServiceState => {
  const known = states.get(dialogs) ?? new ServiceState();
  states.set(dialogs, known);
  return known;
};

const useSteps = (): BookingSteps => {
  const dialogs = useDialogs();
  return useMemo(
    () => ({
      state: stateOf(dialogs),
      toService: (booking) => dialogs.open(serviceDialog, booking),
      toGuest: (booking) => dialogs.open(guestDialog, booking),
      toAppointment: (booking) => dialogs.open(appointmentDialog, booking),
      warmAppointment: () => warmDialog(appointmentDialog),
      warmSuccess: () => warmDialog(successDialog),
      toSuccess: ({ startAt }) => {
        stateOf(dialogs).clearSoon();
        dialogs.open(successDialog, { isChange: Boolean(startAt) });
      },
    }),
    [dialogs],
  );
};

type Step<Props> = ComponentType<Props & DialogControls & { steps: BookingSteps }>;

const withSteps =
  <Props extends object>(View: Step<Props>) =>
  (props: Props & DialogControls) => {
    const steps = useSteps();
    const close = () => {
      props.onClose();
      steps.state.clearSoon();
    };
    return <View {...props} onClose={close} steps={steps} />;
  };

/** The detail of a service, from which it is booked. */
export const serviceDialog = defineDialog<Booking>({
  name: 'ServiceShow',
  tall: true,
  load: () => import('./service-dialog.tsx').then(({ Dialog }) => ({ Dialog: withSteps(Dialog) })),
});

const guestDialog = defineDialog<Booking>({
  name: 'ServiceGuest',
  load: () => import('./guest-dialog.tsx').then(({ Dialog }) => ({ Dialog: withSteps(Dialog) })),
});

/** The choice of a day and a time, for a new booking or for a line of the cart. */
export const appointmentDialog = defineDialog<Booking>({
  name: 'ServiceAppointment',
  tall: 'whole',
  load: () => import('./appointment-dialog.tsx').then(({ Dialog }) => ({ Dialog: withSteps(Dialog) })),
});

const successDialog = defineDialog<Reserved>({
  name: 'ServiceSuccess',
  isEnd: true,
  load: () => import('./success-dialog.tsx'),
});
