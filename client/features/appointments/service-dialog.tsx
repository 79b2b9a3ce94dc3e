import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemDetail, type KnownItem, WaitingDetail } from '../../lists/item-detail.tsx';
import { Link } from '../../routing/link.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { useViewedItem } from '../../tracking/tracked-items.ts';
import { buttonLook, fullWidth } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { appointmentDialog, type Booking, guestDialog } from './dialogs.ts';
import { closeBooking } from './service-draft.ts';
import { ButtonPrice, ServiceGone } from './service-parts.tsx';
import { type BookedService, useBookingSignIn, useEarliest, useService } from './use-service.ts';
import { useGiveService, useServiceLine } from './use-service-line.ts';

const pageOf = (serviceId: string) => `/product/${serviceId}`;

/** A button that needs scripts. Until they run it is a link to the page with the same action. */
const ScriptedButton = ({ serviceId, children, ...button }: ComponentProps<'button'> & { serviceId: string }) =>
  useIsHydrated() ? (
    <button {...button} type="button" className={looks.quietAction}>
      {children}
    </button>
  ) : (
    <Link to={pageOf(serviceId)} className={looks.quietAction}>
      {children}
    </Link>
  );

type ServiceDetailProps = {
  /** The service as far as the card has it. */
  shown: KnownItem;
  /** All of it; null while it is on its way. */
  service: BookedService | null;
  onGuest: () => void;
  onGive: () => void;
};

const ServiceDetail = ({ shown, service, onGuest, onGive }: ServiceDetailProps) => {
  const text = useText();
  const earliest = useEarliest(service?.productMasterId ?? null);
  return (
    <ItemDetail item={shown} detailImage={service?.detailImage} description={service?.description} earliest={earliest}>
      {!service && (
        <div role="status" aria-busy="true" aria-label={text('shell.loading')}>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      )}
      {service && (
        <div className={looks.links}>
          <ScriptedButton serviceId={service.id} onClick={onGive}>
            <Icon name="gift" />
            {text('appointments.give')}
          </ScriptedButton>
          <ScriptedButton serviceId={service.id} aria-haspopup="dialog" data-stop="guest" onClick={onGuest}>
            <Icon name="users" />
            {text('appointments.forGuest')}
          </ScriptedButton>
        </div>
      )}
    </ItemDetail>
  );
};

export const Dialog = ({ onClose, ...booking }: Booking & DialogControls) => {
  const text = useText();
  const dialogs = useDialogs();
  const session = useSession();
  const signIn = useBookingSignIn();
  const { submit, isBusy } = useSubmit();
  const close = closeBooking(onClose);
  const { service, isMissing, error, fetching, retry } = useService(booking.serviceId);
  const { line, add } = useServiceLine(booking);
  const give = useGiveService(booking);
  const resume = useEffectEvent(() => booking.receiver && service && give(booking.receiver, service));
  const isKnown = service !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the service is known
  useEffect(() => void resume(), [isKnown]);
  useViewedItem(service);
  useEffect(() => warmDialog(appointmentDialog), []);
  /** Signed in, the service goes into the cart before its time is chosen; a guest chooses the time first. */
  const goOn = () => {
    if (!session) return dialogs.open(appointmentDialog, booking);
    return submit(add, {
      onSuccess: () => dialogs.open(appointmentDialog, { ...booking, lineId: line.current }),
      onFailure: ({ code }) => code === 'UNAUTHENTICATED' && signIn(booking, null),
    });
  };
  const shown: KnownItem | undefined = service ?? booking.known;
  const isAlive = useIsHydrated();
  const problem = isMissing ? (
    <ServiceGone />
  ) : (
    !service && error && <FailedAnswer error={error} execute={retry} waiting={fetching} />
  );
  const action = (
    <>
      {text(booking.isEditing ? 'appointments.update' : 'shell.continue')}
      {shown && <ButtonPrice item={shown} />}
    </>
  );
  const footer = isAlive ? (
    <Button
      size="lg"
      fullWidth
      waiting={isBusy}
      waitingLabel={text('shop.buy.adding')}
      data-stop="continue"
      onClick={goOn}
    >
      {action}
    </Button>
  ) : (
    <Link to={pageOf(booking.serviceId)} className={`${buttonLook.primary.lg} ${fullWidth}`}>
      {action}
    </Link>
  );
  return (
    <DialogFrame
      title={shown?.name ?? text('appointments.service')}
      cover={!problem}
      onClose={close}
      busy={isBusy}
      footer={shown && !problem && footer}
    >
      {problem}
      {shown && !problem && (
        <ServiceDetail
          shown={shown}
          service={service}
          onGuest={() => dialogs.open(guestDialog, booking)}
          onGive={() => service && give({}, service)}
        />
      )}
      {!shown && !problem && <WaitingDetail title={text('appointments.service')} />}
    </DialogFrame>
  );
};
