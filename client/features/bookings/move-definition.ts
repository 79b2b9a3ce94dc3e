import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

type Product = BookingPartsFragment['products'][number];

export type MoveProps = { product: Product & { cartLineId: string; productMasterId: string } };

export const isMovable = (product: Product): product is MoveProps['product'] =>
  product.cartLineId !== null && product.productMasterId !== null;

/** Another day and time for an appointment that is booked already. */
export const moveDialog = defineDialog<MoveProps>({
  name: 'RescheduleBooking',
  words: ['bookings', 'appointments'] satisfies Word[],
  load: () => import('./move-dialog.tsx'),
});
