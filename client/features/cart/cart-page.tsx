import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useNavigationType } from 'react-router';
import { emptying } from '../../cart/cart-changes.ts';
import { useCartIntent } from '../../cart/cart-intent.ts';
import type { Cart } from '../../cart/cart-rules.ts';
import { useCart } from '../../cart/use-cart.ts';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { CartDocument } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './cart.styles.ts';
import { CartCodes } from './cart-codes.tsx';
import { CartGift, canBeGift, ServiceFees, useOpenGiftForm } from './cart-extras.tsx';
import { CartLineCard } from './cart-line.tsx';
import { CartSummary, PayBar } from './cart-summary.tsx';
import { useChangeCart } from './use-cart-changes.ts';
import { usePay } from './use-pay.ts';

/** A customer who comes from another page has the cart of the window, which asks for itself. */
export const loader = async (args: LoaderFunctionArgs) => {
  if (!import.meta.env.SSR) return null;
  return outcomeOf((await pageOf(args).client.query(CartDocument, { params: {} })).error);
};

const FilledCart = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const { store, failure, isBusy } = useCart();
  const { lost, pay, isPreparing } = usePay(cart);
  const summary = { cart, isBusy, waiting: isPreparing, onClick: pay };
  useCartIntent('pay', () => void pay());
  return (
    <>
      {cart.subtitle && <p className={looks.lead}>{cart.subtitle}</p>}
      {cart.message && (
        <p className={styles.message}>
          <span>{cart.message}</span>
        </p>
      )}
      <div className={styles.columns}>
        <div className={looks.stack5}>
          {/* The amounts may be older than what others did to the cart, because it could not be had anew. */}
          {failure && (
            <div className={looks.notice} role="alert">
              <Icon name="circle-alert" />
              <div>
                <p>{text('cart.stale')}</p>
                <button type="button" className={looks.quietAction} disabled={isBusy} onClick={store.refresh}>
                  {text('shell.tryAgain')}
                </button>
              </div>
            </div>
          )}
          <ul className={looks.stack3}>
            {cart.lines.map((line) => (
              <CartLineCard key={line.id} line={line} lost={lost.find(({ lineId }) => lineId === line.id)} />
            ))}
          </ul>
          <ServiceFees cart={cart} />
          <CartGift cart={cart} />
          <CartCodes cart={cart} />
        </div>
        <CartSummary {...summary} />
      </div>
      <PayBar {...summary} />
    </>
  );
};

export const handle: PageHandle = { head: ({ intl }) => ({ title: intl.formatMessage({ id: 'cart.page.title' }) }) };

export const Component = () => {
  const text = useText();
  const { store, cart, failure, isBusy } = useCart();
  const dialogs = useDialogs();
  const change = useChangeCart();
  const openGiftForm = useOpenGiftForm();
  // Its dialogs are entries of the history too.
  const type = useNavigationType();
  const [isFirstPage] = useState(type === 'POP');
  useEffect(() => {
    if (!isFirstPage) void store.refresh();
  }, [isFirstPage, store]);
  // Extras come with a service: a cart may become a gift only with the given one.
  useCartIntent('gift', ({ receiver, service }) =>
    service || canBeGift(cart)
      ? openGiftForm(receiver, service)
      : showToast({ title: text('cart.gift.refused'), color: 'warning' }),
  );
  const isFilled = cart !== null && cart.lines.length > 0;
  const empty = async () => {
    const outcome = await change(emptying(), text('cart.page.title'));
    if (outcome?.kind === 'done') showToast({ title: text('cart.emptied'), color: 'success' });
  };
  const askToEmpty = () =>
    dialogs.open(confirmDialog, {
      title: text('cart.empty.title'),
      message: text('cart.empty.message'),
      confirmLabel: text('cart.empty.confirm'),
      waitingLabel: text('cart.empty.waiting'),
      cancelLabel: text('shell.cancel'),
      isDangerous: true,
      onConfirm: empty,
    });
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={pageTitle} tabIndex={-1}>
          {(isFilled && cart.title) || text('cart.page.title')}
        </h1>
        {isFilled && (
          <button type="button" className={looks.quietAction} aria-haspopup="dialog" onClick={askToEmpty}>
            <Icon name="trash-2" />
            {text('cart.empty.action')}
          </button>
        )}
      </div>
      {!cart && !failure && <Waiting look={looks.stack3} count={3} />}
      {!cart && failure && (
        <FailedQuery execute={store.refresh} waiting={isBusy}>
          <FailureSentences failure={failure} />
        </FailedQuery>
      )}
      {isFilled && <FilledCart cart={cart} />}
      {cart && !isFilled && (
        <EmptyList picture="cart" to="/services" way={text('shell.toServices')}>
          {text('cart.nothing')}
        </EmptyList>
      )}
    </div>
  );
};
