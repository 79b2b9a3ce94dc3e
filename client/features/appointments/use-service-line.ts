import { useRef } from 'react';
import { type Added, addToCart } from '../../cart/add-to-cart.ts';
import { newTime, removal } from '../../cart/cart-changes.ts';
import { useGoToCart } from '../../cart/cart-intent.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { isSameMoment } from '../../cart/slot-moment.ts';
import type { DatedSlot } from '../../cart/slots.ts';
import { useCart } from '../../cart/use-cart.ts';
import { forgetLooked, lookedLines, lookedTurn, noteLooked } from '../../session/looked-lines.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { holdTurn } from '../../storage/tabs.ts';
import { type OpenDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import type { Booked, Booking, ServiceAdded } from './dialogs.ts';
import { clearDraftSoon } from './service-draft.ts';
import { type BookedService, useBookingSignIn } from './use-service.ts';

/** Whether a dialog about the service is open, or waits below the open one. */
const isAbout = (open: OpenDialog | null, serviceId: string): boolean =>
  open !== null &&
  (('serviceId' in open.props && open.props.serviceId === serviceId) || isAbout(open.below, serviceId));

/** Takes those of the looked lines out of the cart that have no time. */
export const removeTimeless = async (store: CartStore, ids: readonly string[]): Promise<void> => {
  const cart = await store.settle();
  if (!cart) return;
  const lines = cart.lines.filter(({ id, startAt }) => ids.includes(id) && startAt === null);
  forgetLooked(ids.filter((id) => lines.every((line) => line.id !== id)));
  for (const line of lines) {
    const outcome = await store.change(removal(line));
    if (outcome?.kind === 'done') forgetLooked([line.id]);
  }
};

/** Puts the service into the cart, into its line where there is one. `before` are the lines of the cart until then. */
const addService = async (
  store: CartStore,
  { serviceId: productId, branchId }: Booking,
  asked: { cartLineId: string | null; date?: string; time?: string },
): Promise<ServiceAdded> => {
  const before = (await store.settle())?.lines.map(({ id }) => id);
  const added = await addToCart(store, { productId, branchId, quantity: 1, as: 'SERVICE', ...asked });
  return { before: before && new Set(before), added };
};

/** Gives a line of the cart its time. A cart that shows it is proof enough where the answer was lost. */
export const bookTime = async (store: CartStore, id: string, slot: DatedSlot): Promise<Booked> => {
  const outcome = await store.change(newTime({ id }, slot));
  return { data: outcome?.kind, error: outcome?.error };
};

/** Puts the service into the cart with the time, without a dialog. A provider may leave the time out: it is set then. */
export const bookService = async (store: CartStore, service: Booking, slot: DatedSlot): Promise<ServiceAdded> => {
  const { date, time, startAt } = slot;
  const answer = await addService(store, service, { cartLineId: null, date, time });
  const { cartLineId, cart } = answer.added.data?.addToCart ?? {};
  if (!cartLineId) return answer;
  const line = cart?.lines.find(({ id }) => id === cartLineId);
  const hasTime = line?.startAt && isSameMoment(line.startAt, startAt);
  return { ...answer, booked: hasTime ? {} : await bookTime(store, cartLineId, slot) };
};

/** The line of the cart that a booking makes of its service; null until it is there. */
export const useServiceLine = (booking: Booking) => {
  const { serviceId, lineId = null } = booking;
  const dialogs = useDialogs();
  const { store } = useCart();
  const line = useRef(lineId);
  const adding = useRef(booking.adding);
  const before = useRef<ReadonlySet<string>>(undefined);
  /**
   * The provider has times for a line of the cart. A line that came in for that alone goes away again once no dialog is
   * about its service any more, however that came about, unless `keep` was called: it has a time, or is wanted without.
   * A line from before, or perhaps from before, stays.
   */
  const look = (id: string): void => {
    if (!before.current || before.current.has(id)) return;
    noteLooked(id);
    const letOthers = holdTurn(lookedTurn);
    const stop = dialogs.subscribe(() => {
      if (isAbout(dialogs.current(), serviceId)) return;
      stop();
      if (lookedLines().includes(id)) void removeTimeless(store, [id]).finally(letOthers);
      else letOthers();
    });
  };
  return {
    line,
    /** Puts the service into the cart, or waits for it where that has begun. */
    add: async (): Promise<Added> => {
      const begun = adding.current;
      adding.current = undefined;
      const { added, before: former } = await (begun ?? addService(store, booking, { cartLineId: line.current }));
      before.current ??= former;
      const id = added.data?.addToCart.cartLineId;
      if (id && line.current === null) look(id);
      line.current = id ?? line.current;
      return added;
    },
    keep: () => line.current !== null && forgetLooked([line.current]),
  };
};

/**
 * Leads to the cart and to the gift form there; a guest signs in first. The service comes into the cart when the gift is
 * confirmed: a line that is there only for a look at its times goes with its dialog.
 */
export const useGiveService = (booking: Booking) => {
  const session = useSession();
  const signIn = useBookingSignIn();
  const goToCart = useGoToCart();
  return (receiver: GiftReceiver, { id, name, image }: BookedService): void => {
    if (!session) {
      signIn(booking, null, receiver);
      return;
    }
    const { lineId, branchId } = booking;
    const isInCart = Boolean(lineId && !lookedLines().includes(lineId));
    clearDraftSoon();
    goToCart({ kind: 'gift', receiver, service: isInCart ? null : { id, branchId, name, image } });
  };
};
