import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { failureOf, statusOfFailure, textOfFailure } from '../../graphql/failure.ts';
import { CartDocument, useCartQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useOpenCheckout } from '../checkout/public.ts';
import * as styles from './cart.styles.ts';
import { CartLineCard, useChooseTime } from './cart-line.tsx';
import { type Cart, needsTime } from './cart-rules.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary, PayBar } from './cart-summary.tsx';
import { useEmptyCart } from './use-cart-changes.ts';

const variables = { params: {} };

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(CartDocument, variables)).error);

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'cart.page.title' }) });

/** The cart from the cache, asked for again when the customer comes here from another page. */
const useCart = () => {
  const [answer, execute] = useCartQuery({ variables });
  const isFirstPage = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isFirstPage) execute({ requestPolicy: 'cache-and-network' });
  }, [isFirstPage, execute]);
  return { ...answer, reload: () => execute({ requestPolicy: 'network-only' }) };
};

const HouseWords = ({ cart: { title, subtitle, message } }: { cart: Cart }) => (
  <>
    {(title || subtitle) && (
      <p className={styles.houseWords}>
        {title && <strong>{title}</strong>}
        {subtitle && <span>{subtitle}</span>}
      </p>
    )}
    {message && <p className={styles.houseMessage}>{message}</p>}
  </>
);

const FilledCart = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const chooseTime = useChooseTime();
  const openCheckout = useOpenCheckout();
  const pay = () => {
    const timeless = cart.lines.find(needsTime);
    if (!timeless) return openCheckout(cart);
    showToast({ title: text('cart.timeFirst', { name: timeless.name }), color: 'warning' });
    chooseTime(timeless);
  };
  return (
    <>
      <HouseWords cart={cart} />
      <div className={styles.columns}>
        <ul className={styles.lines}>
          {cart.lines.map((line) => (
            <CartLineCard key={line.id} line={line} />
          ))}
        </ul>
        <CartSummary cart={cart} onPay={pay} />
      </div>
      <PayBar cart={cart} onPay={pay} />
    </>
  );
};

const EmptyCart = () => {
  const text = useText();
  return (
    <EmptyState
      icon="shopping-bag"
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

export const Page = () => {
  const text = useText();
  const emptyCart = useEmptyCart();
  const { data, error, fetching, stale, reload } = useCart();
  const cart = data?.cart;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>{text('cart.page.title')}</h1>
        {cart && cart.lines.length > 0 && (
          <button type="button" className={styles.emptyAction} aria-haspopup="dialog" onClick={emptyCart}>
            <Icon name="trash-2" />
            {text('cart.empty.action')}
          </button>
        )}
      </div>
      {!cart && !error && <CartSkeleton />}
      {!cart && error && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={reload} waiting={fetching || stale}>
          {textOfFailure(text, failureOf(error))}
        </ErrorState>
      )}
      {cart && (cart.lines.length > 0 ? <FilledCart cart={cart} /> : <EmptyCart />)}
    </div>
  );
};
