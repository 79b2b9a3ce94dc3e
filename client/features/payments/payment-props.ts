import type { PlacedOrderPartsFragment } from '../../graphql/generated/graphql.ts';
import type { OrderHolds } from './order-held.tsx';
import type { Place } from './payment-flow.ts';

export type PlacedOrder = PlacedOrderPartsFragment;

/** A URL that a tab or a frame may be pointed at, else null. */
export const safePaymentUrl = (url: string | null): string | null => {
  if (url === null || !URL.canParse(url)) return null;
  return ['https:', 'http:'].includes(new URL(url).protocol) ? url : null;
};

export type PaymentProps = {
  order: PlacedOrder;
  /** The tab that shows the payment page, as far as this page can reach it. */
  tab: Window | null;
  place: Place;
  /** What was left to pay when the order was placed, in halalas; null when this page does not know it any more. */
  due: number | null;
  /** Of an order that was begun before: what it holds, and the question what is to become of it. */
  holds?: OrderHolds;
  onOtherWay?: () => void;
  /** A declined payment is tried again as a new decision to pay. */
  onTryAgain: () => void;
};

/** The way from a customer's saved cards to the payment page in the dialog. */
export type PaymentWays = { payHere: (props: PaymentProps) => void };
