import { useMemo } from 'react';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { type PaymentProps, paymentCardsDialog, paymentDialog } from './dialogs.ts';
import { findGivenBack, forgetGivenBack, onGivenBack } from './given-back.ts';
import {
  findPayment,
  keepPayment,
  noteFollowed,
  type PlacedOrder,
  readFollowed,
  readPayments,
} from './kept-payments.ts';
import type { Place } from './payment-flow.ts';
import { safePaymentUrl } from './payment-message.ts';

type Begun = Pick<PaymentProps, 'lineIds' | 'onTryAgain'> & {
  /** What was chosen for this order alone; see `KeptPayment`. */
  extras: string | null;
  /** Shows the payment page in the tab of the click; null when it cannot. */
  lead: (url: string) => Window | null;
};

/** For whoever runs the shop: the customer has a link, or reads that there is no page. */
const warn = (what: string) => {
  // biome-ignore lint/suspicious/noConsole: a payment page that does not open has to be traceable
  console.warn(what);
};

const placeOf = (url: string | null, tab: Window | null): Place => {
  if (!url) return 'missing';
  return tab ? 'tab' : 'blocked';
};

/**
 * The ways into a payment: of an order that was just placed, or of one that was placed in this browser before; and what
 * the cart has to know of those.
 */
export const usePaymentDialog = () => {
  const dialogs = useDialogs();
  return useMemo(() => {
    const open = (props: PaymentProps) => {
      const hasCards = props.order.savedCards.length > 0 && props.place !== 'missing';
      dialogs.open(hasCards ? paymentCardsDialog : paymentDialog, props);
    };
    return {
      /** Answers whether the payment page opened. */
      begin: (order: PlacedOrder, { lineIds, extras, lead, onTryAgain }: Begun): boolean => {
        keepPayment({ order, lineIds, extras });
        const url = safePaymentUrl(order.paymentUrl);
        if (!url) warn('The order came without a payment page.');
        const tab = url ? lead(url) : null;
        open({ order, lineIds, tab, place: placeOf(url, tab), onTryAgain });
        return tab !== null;
      },
      /** Goes on with a payment of this browser; false when it knows none of that number. */
      resume: (orderNumber: string, onTryAgain: () => void): boolean => {
        const kept = findPayment(orderNumber);
        if (!kept) return false;
        const { order, lineIds } = kept;
        const place = safePaymentUrl(order.paymentUrl) ? 'elsewhere' : 'missing';
        open({ order, lineIds, tab: null, place, onTryAgain });
        return true;
      },
      /** The payment that this tab was following when its page was loaded anew. */
      interrupted: (): string | null => {
        const orderNumber = readFollowed();
        noteFollowed(null);
        return orderNumber;
      },
      /** What was chosen for an order that came to nothing; `listen` hears that there is something to find. */
      givenBack: { find: findGivenBack, forget: forgetGivenBack, listen: onGivenBack },
      /** The lines of the cart that are part of an order whose payment has no known end yet: their times are held. */
      orderedLines: (): ReadonlySet<string> => new Set(readPayments().flatMap(({ lineIds }) => lineIds)),
      /** Whether a payment of this browser has no known end yet. */
      isOpen: (orderNumber: string): boolean => findPayment(orderNumber) !== undefined,
    };
  }, [dialogs]);
};
