import { useIntl } from 'react-intl';
import { type Change, cameIn, removal, restoring } from '../../cart/cart-changes.ts';
import type { CartLine } from '../../cart/cart-rules.ts';
import type { Outcome } from '../../cart/cart-store.ts';
import { providerMoment } from '../../cart/slot-moment.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useTellFailure } from '../../graphql/use-submit.ts';
import { formatDay } from '../../i18n/format.ts';
import { shortName } from '../../i18n/short-name.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/**
 * Changes the cart: shown at once, the provider's answer wins. A failed change is told, a successful one is
 * visible. `name` is that of the changed thing.
 */
export const useChangeCart = () => {
  const text = useText();
  const tellFailure = useTellFailure();
  const { store } = useCart();
  return async (change: Change, name: string): Promise<Outcome | null> => {
    const outcome = await store.change(change);
    if (outcome?.kind === 'failed') tellFailure(outcome.failure);
    if (outcome?.kind === 'ignored') {
      showToast({ title: text('cart.ignored', { name: shortName(name) }), color: 'warning' });
    }
    return outcome;
  };
};

export const useRemoveLine = () => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const { store } = useCart();
  const change = useChangeCart();
  /** Puts a removed line back: before it was sent nothing has happened, afterwards it is added anew with its time. */
  const restore = async (line: CartLine, place: number, removing: Change) => {
    const { name, startAt } = line;
    if (store.takeBack(removing)) return;
    const others = store.state().cart?.lines ?? [];
    if (others.some(({ id }) => id === line.id)) return;
    const outcome = await change(restoring(line, place, others), name);
    const back = store.state().answer?.lines.filter(cameIn(line.productId, others));
    if (outcome?.kind !== 'done' || startAt === null || back?.some((restored) => restored.startAt)) return;
    const { date, time } = providerMoment(startAt);
    const values = { name: shortName(name), time: clock(time), day: date ? formatDay(intl, date, 'day') : '' };
    showToast({ title: text('cart.restoredTimeless', values), color: 'warning' });
  };
  return async (line: CartLine): Promise<void> => {
    const place = store.state().cart?.lines.findIndex(({ id }) => id === line.id) ?? 0;
    const removing = removal(line);
    const untrue = new AbortController();
    const undo = { label: text('cart.undo'), onClick: () => void restore(line, place, removing) };
    // It comes with the press, so that it can be undone before it is sent. Without a network it is not removed.
    if (navigator.onLine) {
      showToast({
        title: text('cart.removed', { name: shortName(line.name) }),
        color: 'success',
        untrue: untrue.signal,
        ...(line.productId !== null && { action: undo }),
      });
    }
    const outcome = await change(removing, line.name);
    if (outcome && outcome.kind !== 'done') untrue.abort();
  };
};
