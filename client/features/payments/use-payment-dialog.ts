import { useMemo } from 'react';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { openInstead } from '../../ui/dialog-ways.ts';
import { type PaymentProps, paymentCardsDialog, paymentDialog } from './dialogs.ts';
import { findGivenBack, forgetGivenBack, onGivenBack } from './given-back.ts';
import {
  findPayment,
  forgetPayment,
  keepPayment,
  noteFollowed,
  type PlacedOrder,
  readFollowed,
  readPayments,
} from './kept-payments.ts';
import type { Place } from './payment-flow.ts';
import { safePaymentUrl } from './payment-message.ts';

type Former = Pick<PaymentProps, 'lineIds' | 'holds' | 'onTryAgain' | 'onOtherWay'> & { extras: string | null };

type Begun = Pick<PaymentProps, 'lineIds' | 'due' | 'onTryAgain'> & {
  /** What was chosen for this order alone; see `KeptPayment`. */
  extras: string | null;
  /** Shows the payment page in the tab of the click; null when it cannot. */
  lead: (url: string) => Window | null;
};

/** For those who run the shop. An order with nothing left to pay needs no page, so that is no warning. */
const logMissingPage = (due: number | null) => {
  const what = 'The order came without a payment page.';
  // biome-ignore lint/suspicious/noConsole: a payment page that does not open has to be traceable
  if (due === 0) console.info(what);
  // biome-ignore lint/suspicious/noConsole: the same
  else console.warn(what);
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
    const dialogOf = ({ order, place }: PaymentProps) =>
      order.savedCards.length > 0 && place !== 'missing' ? paymentCardsDialog : paymentDialog;
    return {
      /** Answers whether the payment page opened. */
      begin: (order: PlacedOrder, { lineIds, extras, due, lead, onTryAgain }: Begun): boolean => {
        keepPayment({ order, lineIds, extras });
        const url = safePaymentUrl(order.paymentUrl);
        if (!url) logMissingPage(due);
        const tab = url ? lead(url) : null;
        const props: PaymentProps = { order, lineIds, tab, place: placeOf(url, tab), due, onTryAgain };
        // The order stands: there is no way back to the choice of how to pay for it.
        openInstead(dialogs, dialogOf(props), props);
        return tab !== null;
      },
      /** Goes on with a payment of this browser; false when it knows none of that number. */
      resume: (orderNumber: string, onTryAgain: () => void): boolean => {
        const kept = findPayment(orderNumber);
        if (!kept) return false;
        const { order, lineIds } = kept;
        const place = safePaymentUrl(order.paymentUrl) ? 'elsewhere' : 'missing';
        const props: PaymentProps = { order, lineIds, tab: null, place, due: null, onTryAgain };
        dialogs.open(dialogOf(props), props);
        return true;
      },
      /** Goes on with a payment that the server knows of, whichever device it was begun on. */
      goOn: (order: PlacedOrder, { lineIds, extras, ...former }: Former): void => {
        keepPayment({ order, lineIds, extras });
        const place = safePaymentUrl(order.paymentUrl) ? 'elsewhere' : 'missing';
        const props: PaymentProps = { order, lineIds, tab: null, place, due: order.total?.amount ?? null, ...former };
        openInstead(dialogs, dialogOf(props), props);
      },
      /** The payment that this tab was following when its page was loaded anew; as often as it is. */
      interrupted: (): string | null => {
        const orderNumber = readFollowed();
        if (orderNumber === null || findPayment(orderNumber)) return orderNumber;
        noteFollowed(null);
        return null;
      },
      /** It was given up. */
      forget: forgetPayment,
      /** What was chosen for an order that came to nothing; `listen` hears that there is something to find. */
      givenBack: { find: findGivenBack, forget: forgetGivenBack, listen: onGivenBack },
      /** The lines of the cart that are part of an order whose payment has no known end yet: their times are held. */
      orderedLines: (): ReadonlySet<string> => new Set(readPayments().flatMap(({ lineIds }) => lineIds)),
      /** Whether a payment of this browser has no known end yet. */
      isOpen: (orderNumber: string): boolean => findPayment(orderNumber) !== undefined,
    };
  }, [dialogs]);
};
