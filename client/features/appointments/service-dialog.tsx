import { useEffect } from 'react';
import { useAddToCartMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { useViewedItem } from '../../tracking/use-viewed-item.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ItemDetail } from '../../ui/item-detail.tsx';
import { Amount } from '../../ui/price.tsx';
import { useCart } from '../cart/public.ts';
import type { Booking, StepProps } from './booking-steps.ts';
import * as styles from './service.styles.ts';
import { ServiceSkeleton } from './service-skeleton.tsx';
import { useBookingSignIn } from './use-booking-sign-in.ts';
import { useLostLine } from './use-lost-line.ts';
import { type BookedService, useService } from './use-service.ts';

const ServiceDetail = ({ service, onGuest }: { service: BookedService; onGuest: () => void }) => {
  const text = useText();
  return (
    <ItemDetail
      picture={service.detailImage ?? service.image}
      price={{
        amount: service.price.amount,
        before: service.priceBeforeDiscount?.amount ?? null,
        label: text('shell.riyal'),
        beforeLabel: text('appointments.priceBefore'),
        note: text('shell.includesVat'),
      }}
      duration={service.durationMinutes === null ? null : text('shell.minutes', { count: service.durationMinutes })}
      description={service.description}
    >
      <button type="button" className={styles.guestLink} aria-haspopup="dialog" onClick={onGuest}>
        <Icon name="users" />
        {text('appointments.forGuest')}
      </button>
    </ItemDetail>
  );
};

/** Signed in, the service goes into the cart before its time is chosen; a guest chooses the time first. */
const useGoOn = (booking: Booking, toAppointment: (booking: Booking) => void) => {
  const session = useSession();
  const signIn = useBookingSignIn();
  const { params } = useCart();
  const [, addToCart] = useAddToCartMutation();
  const { submit, isBusy } = useSubmit();
  const { serviceId, branchId, lineId = null } = booking;
  const findLost = useLostLine(serviceId);
  const goOn = () => {
    if (!session) return toAppointment(booking);
    const add = async () => {
      const cartLineId = lineId ?? (await findLost());
      return addToCart({
        input: { productId: serviceId, branchId, quantity: 1, extension: null, cartLineId },
        params,
      });
    };
    return submit(add, {
      onSuccess: (data) => toAppointment({ ...booking, lineId: data.addToCart.cartLineId ?? lineId }),
      onFailure: ({ code }) => code === 'UNAUTHENTICATED' && signIn(booking, null),
    });
  };
  return { goOn, isBusy };
};

export const Dialog = ({ onClose, steps, ...booking }: StepProps) => {
  const text = useText();
  const { service, isMissing, error, fetching, retry } = useService(booking.serviceId);
  const { goOn, isBusy } = useGoOn(booking, steps.toAppointment);
  useViewedItem(service);
  useEffect(() => steps.warmAppointment(), [steps]);
  const failure = isMissing ? 'appointments.serviceGone' : 'appointments.serviceFailed';
  const footer = service && (
    <Button size="lg" fullWidth waiting={isBusy} waitingLabel={text('appointments.adding')} onClick={goOn}>
      {text(booking.lineId ? 'appointments.update' : 'appointments.continue')}
      <span aria-hidden="true">·</span>
      <Amount amount={service.price.amount} label={text('shell.riyal')} />
    </Button>
  );
  return (
    <DialogFrame title={service?.name ?? text('appointments.service')} onClose={onClose} busy={isBusy} footer={footer}>
      {service && <ServiceDetail service={service} onGuest={() => steps.toGuest(booking)} />}
      {!service && !isMissing && !error && <ServiceSkeleton />}
      {!service && (isMissing || error) && (
        <ErrorState
          tryAgainLabel={text('shell.tryAgain')}
          waiting={fetching}
          {...(!isMissing && { onTryAgain: retry })}
        >
          {text(failure)}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
