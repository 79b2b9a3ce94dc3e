import { useIntl } from 'react-intl';
import type { Outcome, TimeSlot } from '../../cart/cart-changes.ts';
import { type CartLine, shortName } from '../../cart/cart-rules.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { useCartStore } from '../../cart/use-cart.ts';
import { textOfFailure } from '../../graphql/failure.ts';
import { formatDay } from '../../i18n/format.ts';
import { providerMoment } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

/** Tells the customer about a change that failed; a change that succeeded is visible. */
export const useTellOutcome = () => {
  const text = useText();
  return (outcome: Outcome | null, name: string): void => {
    const title = text('cart.ignored', { name: shortName(name) });
    if (outcome?.kind === 'ignored') showToast({ title, color: 'warning' });
    if (outcome?.kind === 'failed') showToast({ title: textOfFailure(text, outcome.failure), color: 'error' });
  };
};

/** Puts a removed line back: before it was sent nothing has happened, afterwards it is added anew with its time. */
const useRestore = (store: CartStore) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const tell = useTellOutcome();
  return async (line: CartLine, place: number) => {
    if (store.takeBack((change) => change.kind === 'remove' && change.line.id === line.id)) return;
    if (store.state().cart?.lines.some(({ id }) => id === line.id)) return;
    const outcome = await store.change({ kind: 'restore', line, place });
    tell(outcome, line.name);
    if (outcome?.kind !== 'done' || !outcome.lostTime || line.startAt === null) return;
    const { date, time } = providerMoment(line.startAt);
    const values = {
      name: shortName(line.name),
      time: clock(time),
      day: date ? formatDay(intl, date, 'day') : '',
    };
    showToast({ title: text('cart.restoredTimeless', values), color: 'warning' });
  };
};

/** What can be done to the lines of the cart. Each is shown at once; the provider's answer wins. */
export const useLineChanges = () => {
  const text = useText();
  const store = useCartStore();
  const tell = useTellOutcome();
  const restore = useRestore(store);
  const remove = async (line: CartLine) => {
    const place = store.state().cart?.lines.findIndex(({ id }) => id === line.id) ?? 0;
    const untrue = new AbortController();
    const undo = { label: text('cart.undo'), onClick: () => restore(line, place) };
    const removed = {
      title: text('cart.removed', { name: shortName(line.name) }),
      color: 'success',
      untrue: untrue.signal,
      ...(line.productId !== null && { action: undo }),
    } as const;
    // It comes with the press, so that it can be undone before it is sent. Without a network it is not removed.
    if (navigator.onLine) showToast(removed);
    const outcome = await store.change({ kind: 'remove', line });
    if (outcome && outcome.kind !== 'done') untrue.abort();
    tell(outcome, line.name);
  };
  /** Counts from what is shown at the moment of the click, so that two quick clicks make two. */
  const addQuantity = async (line: CartLine, more: number) => {
    const shown = store.state().cart?.lines.find(({ id }) => id === line.id);
    const quantity = (shown?.quantity ?? line.quantity) + more;
    if (!shown || quantity < 1) return;
    tell(await store.change({ kind: 'quantity', line, quantity }), line.name);
  };
  /** Answers whether the line has the time now. */
  const setTime = async (line: CartLine, slot: TimeSlot): Promise<boolean> => {
    const outcome = await store.change({ kind: 'time', line, slot });
    tell(outcome, line.name);
    return outcome?.kind === 'done';
  };
  return { remove, addQuantity, setTime };
};

/** Taking everything out, after asking. */
export const useEmptyCart = () => {
  const text = useText();
  const dialogs = useDialogs();
  const store = useCartStore();
  const tell = useTellOutcome();
  const empty = async () => {
    const outcome = await store.change({ kind: 'empty' });
    tell(outcome, text('cart.page.title'));
    if (outcome?.kind === 'done') showToast({ title: text('cart.emptied'), color: 'success' });
  };
  return () =>
    dialogs.open(confirmDialog, {
      title: text('cart.empty.title'),
      message: text('cart.empty.message'),
      confirmLabel: text('cart.empty.confirm'),
      waitingLabel: text('cart.empty.waiting'),
      cancelLabel: text('shell.cancel'),
      isDangerous: true,
      onConfirm: empty,
    });
};
