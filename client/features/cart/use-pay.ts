import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Client, useClient } from 'urql';
import { type Chosen, noExtras, withChosen } from '../../cart/cart-params.ts';
import type { Cart, CartLine } from '../../cart/cart-rules.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { checkTimes, type LostTime } from '../../cart/lost-times.ts';
import { useCart } from '../../cart/use-cart.ts';
import type { CartParamsInput } from '../../graphql/generated/graphql.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { shortName } from '../../i18n/short-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { askOpenPayments, useOpenCheckout } from '../payments/public.ts';
import { useOpenBooking } from './cart-line.tsx';
import { askNature } from './line-nature.ts';

/**
 * The lines of the shown cart whose time is gone. They are looked for when a time or an extra changes, and on `check`;
 * `wasFree` says whether there were none then, and no payment was open.
 */
const useLostTimes = (cart: Cart) => {
  const client = useClient();
  const { given } = useCart();
  const [lost, setLost] = useState<readonly LostTime[]>([]);
  const wasFree = useRef(Promise.resolve(false));
  const check = useCallback(
    async ({ lines }: Cart, params: CartParamsInput): Promise<LostTime[]> => {
      const found = await checkTimes(client, lines, params);
      // The provider offers no customer a time that an unpaid order holds, not even the owner of the order.
      const open = found.length > 0 ? await askOpenPayments(client) : null;
      const gone = found.filter(({ lineId }) => !open?.some(({ lineIds }) => lineIds.includes(lineId)));
      // The line is shown at once, so that the customer can be led to it.
      flushSync(() => setLost(gone));
      return gone;
    },
    [client],
  );
  const asked = JSON.stringify([given.serviceFees, cart.lines.map(({ id, startAt }) => [id, startAt])]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another time or extra is a reason to ask again
  useEffect(() => {
    const found = Promise.all([check(cart, given), askOpenPayments(client)]);
    wasFree.current = found.then(([gone, open]) => gone.length === 0 && open?.length === 0);
  }, [asked, check]);
  const isShown = ({ lineId, startAt }: LostTime) =>
    cart.lines.some((line) => line.id === lineId && line.startAt === startAt);
  return { lost: lost.filter(isShown), check, wasFree };
};

type Timeless = { line: CartLine; nature: 'SERVICE' | 'EITHER' };

/**
 * The first line that still needs a time. One that may be no treatment stops its customer once, as `warned` says; after that
 * they have decided, and the provider has the last word.
 */
const findTimeless = async (
  client: Client,
  { lines }: Cart,
  warned: ReadonlySet<string>,
): Promise<Timeless | undefined> => {
  for (const line of lines) {
    if (line.startAt !== null || warned.has(line.id)) continue;
    const nature = await askNature(client, line);
    if (nature === 'SERVICE' || nature === 'EITHER') return { line, nature };
  }
};

/** Leads the eye and the focus to a line whose time is gone. */
const showLost = (lineId: string) => {
  const lost = document.querySelector<HTMLElement>(`[data-lost="${CSS.escape(lineId)}"]`);
  lost?.scrollIntoView({ block: 'center' });
  lost?.focus({ preventScroll: true });
};

/** Fees and gift go into the order and are chosen anew for the next one, unless this one comes to nothing. */
const extrasOf = (store: CartStore) => ({
  onPlaced: () => {
    const { serviceFees, gift } = store.state().given;
    if (serviceFees || gift) void store.change({ params: (former) => ({ ...former, ...noExtras }) });
  },
  onGivenUp: (chosen: Chosen) => {
    const hasExtras = chosen.serviceFees.length > 0 || chosen.gift;
    if (hasExtras) void store.change({ params: (former) => withChosen(former, chosen) });
  },
});

/**
 * The way to paying: waits for changes on their way, sees that every treatment has a time unless it is a gift, and looks
 * once more for an open order and for lost times. Unless one is likely the ways to pay are shown meanwhile, and a press on
 * one of them waits for the answer. A lost time stops the customer once; if they go on all the same, the provider decides.
 */
export const usePay = (shown: Cart) => {
  const text = useText();
  const client = useClient();
  const { store } = useCart();
  const { lost, check, wasFree } = useLostTimes(shown);
  const dialogs = useDialogs();
  const checkout = useOpenCheckout();
  const openBooking = useOpenBooking();
  const { submit, isBusy } = useSubmit();
  const warned = useRef(new Set<string>());

  const leadToTime = ({ line, nature }: Timeless): false => {
    const warning = nature === 'SERVICE' ? 'cart.timeFirst' : 'cart.maybeTimeFirst';
    if (nature === 'EITHER') warned.current.add(line.id);
    showToast({ title: text(warning, { name: shortName(line.name) }), color: 'warning' });
    openBooking(line);
    return false;
  };
  const leadToLost = ({ lineId }: LostTime) => {
    flushSync(dialogs.close);
    showToast({ title: text('cart.timesGone'), color: 'warning' });
    // After the page is unlocked.
    afterPaint(() => showLost(lineId));
  };
  const prepare = async () => {
    await store.settle();
    if (store.state().failure && !(await store.refresh())) {
      return showToast({ title: text('cart.stale'), color: 'error' });
    }
    const cart = await store.settle();
    if (!cart || cart.lines.length === 0) return;
    const { given: params } = store.state();
    const wanted = { cart, params, ...extrasOf(store), onTryAgain: pay };
    // The receiver of a gift chooses the times that were left open.
    const timeless = params.gift ? undefined : await findTimeless(client, cart, warned.current);
    const leadOn = async (): Promise<boolean> => {
      // Beside the question for an open order: one round trip, not two.
      const times = check(cart, params);
      if (await checkout.goOnWithOpen(wanted)) return false;
      if (timeless) return leadToTime(timeless);
      const news = (await times).filter(({ lineId, startAt }) => !warned.current.has(`${lineId} ${startAt}`));
      for (const { lineId, startAt } of news) warned.current.add(`${lineId} ${startAt}`);
      if (news[0]) leadToLost(news[0]);
      return news.length === 0;
    };
    const isFree = leadOn();
    const isLikelyFree = !timeless && (await Promise.race([wasFree.current, isFree]));
    // The next press may find the order that this one leads to.
    wasFree.current = Promise.resolve(false);
    if (isLikelyFree || (await isFree)) checkout.choose({ ...wanted, isFree });
    await isFree;
  };
  const pay = (): Promise<void> => submit(async () => ({ data: await prepare() }));
  return { lost, pay, isPreparing: isBusy };
};
