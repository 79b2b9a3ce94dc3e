import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { Booking } from './booking-list.ts';
import type { MoveProps } from './use-move.ts';

type Product = Booking['products'][number];

export const isMovable = (product: Product): product is MoveProps['product'] =>
  product.cartLineId !== null && product.productMasterId !== null;

/** Another day and time for an appointment that is booked already. */
export const moveDialog = defineDialog<MoveProps>({
  name: 'RescheduleBooking',
  load: () => import('./move-dialog.tsx'),
});
