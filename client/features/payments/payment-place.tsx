import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { method } from './checkout.styles.ts';
import type { PaymentProps, PlacedOrder } from './dialogs.ts';
import type { PaymentStore, Place } from './payment-flow.ts';
import * as styles from './payments.styles.ts';

type PaymentCardsProps = { cards: PlacedOrder['savedCards']; onChoose: () => void; onAdd: () => void };

/** The customer's saved cards, as the payment page offers them, and the way to a new one. */
const PaymentCards = ({ cards, onChoose, onAdd }: PaymentCardsProps) => {
  const text = useText();
  return (
    <section className={looks.stack2} aria-label={text('payments.cards.title')}>
      <h3 className={looks.tag}>{text('payments.cards.title')}</h3>
      <ul className={looks.stack2}>
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className={method} onClick={onChoose}>
              <Icon name="credit-card" />
              <bdi>{card.label}</bdi>
              <Icon name="external-link" className={looks.rowEnd} />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={method} onClick={onAdd}>
            <Icon name="plus" />
            {text('payments.cards.add')}
          </button>
        </li>
      </ul>
    </section>
  );
};

/** The payment page inside the shop, 600 px high. */
const PaymentFrame = ({ url }: { url: string }) => {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed for it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <iframe
      ref={frame}
      src={url}
      title={text('payments.frame')}
      className={styles.frame}
      allow="payment"
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
    />
  );
};

/**
 * The hint in the message that a payment page posts when it ends, or null: it counts only from the origin of the page. The
 * server's status decides.
 */
export const hintOf = (message: Pick<MessageEvent, 'origin' | 'data'>, paymentUrl: string) => {
  const { origin, data } = message;
  if (origin !== new URL(paymentUrl).origin || typeof data !== 'object' || data === null) return null;
  const { type, success } = data as { type?: unknown; success?: unknown };
  if (type !== 'paymob-payment') return null;
  return success === true || success === 'true' ? 'success' : 'error';
};

/** Passes on the payment page's message, and asks the server at once whether it is so. */
export const usePaymentHints = (url: string | null, check: () => void): void => {
  const text = useText();
  useEffect(() => {
    if (!url) return;
    const hear = (message: MessageEvent) => {
      const hint = hintOf(message, url);
      if (!hint) return;
      showToast({ title: text(`payments.hint.${hint}`), color: hint === 'success' ? 'info' : 'error' });
      check();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url, check, text]);
};

/** Interval of checks whether the payment's tab is still open; browsers send no event. Milliseconds. */
const glanceMs = 500;

type PaymentPlaceProps = Pick<PaymentProps, 'order' | 'tab'> & {
  url: string;
  /** The customer opens the payment page once more, in a tab of its own that this page cannot see. */
  onOpened: () => void;
  place: Exclude<Place, 'missing'>;
  /** Where the payment is not being followed, asking again comes first, and the page only stays in reach. */
  isAwaited: boolean;
  tell: PaymentStore['tell'];
  /** Leads to the dialog in which a card is added. */
  onAddCard: () => void;
};

/** The payment page: in its own tab first, here when the customer wants it so. */
export const PaymentPlace = ({ order, tab, url, place, isAwaited, onOpened, tell, onAddCard }: PaymentPlaceProps) => {
  const text = useText();
  // The customer may close the tab of the payment page.
  useEffect(() => {
    if (place !== 'tab' || !tab) return;
    const look = () => tab.closed && tell({ type: 'moved', place: 'closed' });
    look();
    const timer = setInterval(look, glanceMs);
    return () => clearInterval(timer);
  }, [tab, place, tell]);
  if (place === 'frame') return <PaymentFrame url={url} />;
  /** The payment page is wanted here; its tab is out of reach. */
  const leaveTab = () => {
    if (tab && !tab.closed) showToast({ title: text('payments.tabLeft'), color: 'info' });
  };
  const payHere = () => {
    leaveTab();
    tell({ type: 'moved', place: 'frame' });
  };
  const noteOpened = () => {
    onOpened();
    tell({ type: 'moved', place: 'tab' });
  };
  const openTab = () => {
    window.open(url, '_blank', 'noopener,noreferrer');
    noteOpened();
  };
  const addCard = () => {
    if (!order.canEmbedPayment) return openTab();
    leaveTab();
    onAddCard();
  };
  return (
    <>
      {(isAwaited || place !== 'tab') && (
        <p className={styles.sentence}>{text(`payments.${place === 'tab' ? 'otherTab' : place}`)}</p>
      )}
      {isAwaited && order.savedCards.length > 0 && (
        <PaymentCards cards={order.savedCards} onChoose={openTab} onAdd={addCard} />
      )}
      <div className={looks.wrap2}>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={place === 'tab' || !isAwaited ? buttonLook.secondary.md : buttonLook.primary.md}
          onClick={noteOpened}
        >
          <Icon name="external-link" />
          {text(place === 'blocked' ? 'payments.open' : 'payments.openAgain')}
        </a>
        {order.canEmbedPayment && (
          <Button variant="ghost" icon="credit-card" onClick={payHere}>
            {text('payments.payHere')}
          </Button>
        )}
      </div>
    </>
  );
};
