import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useNavigationType } from 'react-router';
import { type CartState, isSettled } from '../../cart/cart-changes.ts';
import { toParamsInput } from '../../cart/cart-params.ts';
import { type Cart, hasPiecePrices } from '../../cart/cart-rules.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { useErrand } from '../../cart/errand.ts';
import type { LostTime } from '../../cart/lost-times.ts';
import { useCartState, useCartStore } from '../../cart/use-cart.ts';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { CartDocument } from '../../graphql/generated/graphql.ts';
import { useCartQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './cart.styles.ts';
import { CartCodes } from './cart-codes.tsx';
import { CartGift, canBeGift, useGift } from './cart-gift.tsx';
import { CartLineCard } from './cart-line.tsx';
import { CartSummary, PayBar } from './cart-summary.tsx';
import { ServiceFees } from './service-fees.tsx';
import { useEmptyCart, useLineChanges } from './use-cart-changes.ts';
import { useLostTimes, usePay } from './use-pay.ts';

const variables = { params: {} };

/** A customer who comes from another page has the cart of the window, which asks for itself. */
export const loader = async (args: LoaderFunctionArgs) => {
  if (!import.meta.env.SSR) return null;
  return outcomeOf((await pageOf(args).client.query(CartDocument, variables)).error);
};

const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'cart.page.title' }) });

/**
 * The window's cart. On the first page the server's answer stands in until it is there; when the customer comes here from
 * another page, it is asked for again.
 */
const useCart = () => {
  const store = useCartStore();
  const state = useCartState(store);
  // Its dialogs are entries of the history too.
  const type = useNavigationType();
  const [isFirstPage] = useState(type === 'POP');
  const [first] = useCartQuery({ variables, pause: !isFirstPage || state.cart !== null });
  useEffect(() => {
    if (!isFirstPage) void store.refresh();
  }, [isFirstPage, store]);
  const failure = state.failure ?? (first.error && failureOf(first.error)) ?? null;
  return { store, state, cart: state.cart ?? first.data?.cart ?? null, failure };
};

/** What the provider says under its heading, which is the page's own title. */
const ProviderTexts = ({ cart: { subtitle, message } }: { cart: Cart }) => (
  <>
    {subtitle && (
      <p className={styles.subtitle}>
        <span>{subtitle}</span>
      </p>
    )}
    {message && (
      <div className={styles.message}>
        <p className={styles.messageText}>{message}</p>
      </div>
    )}
  </>
);

/** The amounts may be older than what others did to the cart, because it could not be had anew. */
const StaleCart = ({ store, isReading }: { store: CartStore; isReading: boolean }) => {
  const text = useText();
  return (
    <div className={styles.stale} role="alert">
      {text('cart.stale')}
      <button type="button" className={styles.emptyAction} disabled={isReading} onClick={store.refresh}>
        <Icon name="refresh-cw" />
        {text('shell.tryAgain')}
      </button>
    </div>
  );
};

type CartLinesProps = { cart: Cart; pending: CartState['pending']; lost: readonly LostTime[] };

/** Everything in the cart. When a line goes, the focus passes to its neighbour, at last to the page's heading. */
const CartLines = ({ cart, pending, lost }: CartLinesProps) => {
  const changes = useLineChanges();
  const list = useRef<HTMLUListElement>(null);
  const isPiecePrice = hasPiecePrices(cart) || pending.length > 0;
  const passFocus = (place: number) => {
    const stops = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = stops[place] ?? stops[place - 1] ?? document.querySelector<HTMLElement>('main h1');
    next?.focus({ preventScroll: true });
  };
  return (
    <ul ref={list} className={looks.stack3}>
      {cart.lines.map((line, place) => (
        <CartLineCard
          key={line.id}
          line={line}
          changes={changes}
          isPiecePrice={isPiecePrice}
          isReturning={pending.some((change) => change.kind === 'restore' && change.line.id === line.id)}
          lost={lost.find(({ lineId }) => lineId === line.id)}
          onRemove={() => {
            void changes.remove(line);
            requestAnimationFrame(() => passFocus(place));
          }}
        />
      ))}
    </ul>
  );
};

/** The shape of a cart while it is on the way. */
const CartSkeleton = () => {
  const text = useText();
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={text('shell.loading')}>
      <div className={looks.stack3}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
      <div className={styles.summary}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
};

type FilledCartProps = { cart: Cart; store: CartStore; state: CartState; gift: ReturnType<typeof useGift> };

const FilledCart = ({ cart, store, state, gift }: FilledCartProps) => {
  const { lost, check } = useLostTimes(cart, toParamsInput(state.given));
  const { pay, isPreparing } = usePay(store, check);
  useErrand('pay', () => void pay());
  const summary = { cart, isUpdating: !isSettled(state), isPreparing, onPay: pay };
  return (
    <>
      <ProviderTexts cart={cart} />
      {state.failure && <StaleCart store={store} isReading={state.isReading} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <CartLines cart={cart} pending={state.pending} lost={lost} />
          <ServiceFees cart={cart} store={store} state={state} />
          <CartGift cart={cart} state={state} {...gift} />
          <CartCodes cart={cart} store={store} state={state} />
        </div>
        <CartSummary {...summary} />
      </div>
      <PayBar {...summary} />
    </>
  );
};

const EmptyCart = () => {
  const text = useText();
  return (
    <EmptyState
      picture="cart"
      action={
        <Link to="/services" className={buttonLook.primary.lg}>
          {text('shell.toServices')}
        </Link>
      }
    >
      {text('cart.nothing')}
    </EmptyState>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const emptyCart = useEmptyCart();
  const { store, state, cart, failure } = useCart();
  const gift = useGift(store, state);
  // Extras come with a service: a cart may become a gift only with the one that is given.
  useErrand('gift', ({ receiver, service }) =>
    service || canBeGift(cart)
      ? gift.open(receiver, service)
      : showToast({ title: text('cart.gift.refused'), color: 'warning' }),
  );
  const isFilled = cart !== null && cart.lines.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={pageTitle} tabIndex={-1}>
          {(isFilled && cart.title) || text('cart.page.title')}
        </h1>
        {isFilled && (
          <button type="button" className={styles.emptyAction} aria-haspopup="dialog" onClick={emptyCart}>
            <Icon name="trash-2" />
            {text('cart.empty.action')}
          </button>
        )}
      </div>
      {!cart && !failure && <CartSkeleton />}
      {!cart && failure && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={store.refresh} waiting={state.isReading}>
          <FailureSentences failure={failure} />
        </ErrorState>
      )}
      {cart && (isFilled ? <FilledCart cart={cart} store={store} state={state} gift={gift} /> : <EmptyCart />)}
    </div>
  );
};
