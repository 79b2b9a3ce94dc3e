import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { type DialogDefinition, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { serviceDialog } from '../appointments/public.ts';
import { type Booking, isActive } from './booking-list.ts';
import { isMovable, moveDialog } from './move-definition.ts';

type ProductWaysProps = { booking: Booking; product: Booking['products'][number] };

/** Another time for a treatment that lies ahead; another booking of one that is over. */
export const ProductWays = ({ booking, product }: ProductWaysProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { id, name, image, productId, date } = product;
  const button = <Props extends object>(message: string, dialog: DialogDefinition<Props>, onClick: () => void) => (
    <button
      type="button"
      className={buttonLook.ghost.md}
      aria-label={`${message}: ${name}`}
      aria-haspopup="dialog"
      data-stop={`product-${id}`}
      onPointerEnter={() => warmDialog(dialog)}
      onClick={onClick}
    >
      {message}
    </button>
  );
  if (isMovable(product)) {
    return button(text('bookings.move'), moveDialog, () => dialogs.openOver(moveDialog, { product }));
  }
  if (isActive(booking) || !productId || !date) return null;
  const known = { name, image, durationMinutes: null };
  const again = { serviceId: productId, branchId: booking.branchId, known };
  return button(text('bookings.again'), serviceDialog, () => dialogs.open(serviceDialog, again));
};
