import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { warmDialog } from '../../ui/warm-dialog.ts';
import { serviceDialog } from '../appointments/public.ts';
import { isActive } from './booking-list.ts';

type ProductWaysProps = { booking: BookingPartsFragment; product: BookingPartsFragment['products'][number] };

/** Another time for a treatment that lies ahead; another booking of one that is over. */
export const ProductWays = ({ booking, product }: ProductWaysProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { id, name, productId, date } = product;
  const label = (words: string) => ({ 'aria-label': `${words}: ${name}`, children: words });
  if (isActive(booking) || !productId || !date) return null;
  return (
    <button
      type="button"
      className={buttonLook.ghost.md}
      aria-haspopup="dialog"
      data-stop={`again-${id}`}
      onPointerEnter={() => warmDialog(serviceDialog)}
      onClick={() => dialogs.open(serviceDialog, { serviceId: productId, branchId: booking.branchId })}
      {...label(text('bookings.again'))}
    />
  );
};
