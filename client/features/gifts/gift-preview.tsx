import { useId, useRef } from 'react';
import { isOfService } from '../../cart/cart-intent.ts';
import type { CartLine } from '../../cart/cart-rules.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { GiftFormProps } from './dialogs.ts';
import type { GiftDraft } from './gift-draft.ts';
import * as styles from './gift-form.styles.ts';

const leavesTime = (line: CartLine) => line.startAt === null && ['SERVICE', null].includes(line.soldAs);

type Given = Pick<CartLine, 'id' | 'name' | 'image'> & { takeOut?: () => void };

type GiftPreviewProps = Pick<GiftFormProps, 'service' | 'onTakeOut'> & { draft: GiftDraft };

/**
 * The receiver's view, before it is paid: the cart as it is at this moment, and the service that comes into it. The
 * customer's own things can leave it.
 */
export const GiftPreview = ({ draft, service, onTakeOut }: GiftPreviewProps) => {
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = useCart().cart?.lines ?? [];
  const takeOut = (line: CartLine) => {
    heading.current?.focus({ preventScroll: true });
    onTakeOut(line);
  };
  const coming = service && !lines.some(isOfService(service)) ? [service] : [];
  const own = lines.map((line) => ({ ...line, takeOut: () => takeOut(line) }));
  const given: Given[] = [...coming, ...own];
  const name = [draft.firstName, draft.lastName].join(' ').trim();
  const message = draft.message?.trim();
  return (
    <section className={looks.stack3} aria-labelledby={id}>
      <h3 ref={heading} id={id} className={looks.tag} tabIndex={-1}>
        {text('gifts.form.preview')}
      </h3>
      {given.length > 1 && <p className={looks.quiet}>{text('gifts.form.everything')}</p>}
      <div className={styles.card}>
        <p className={styles.cardTop}>
          <Icon name="gift" />
          <span>{text('gifts.form.previewFor', { name: `\u2068${name || text('bookings.show.someone')}\u2069` })}</span>
        </p>
        {message && (
          <blockquote className={looks.writing} dir="auto">
            {message}
          </blockquote>
        )}
        <ul className={looks.stack2}>
          {given.map((thing) => (
            <li key={thing.id} className={styles.product}>
              <Picture src={thing.image} shape="thumb" className={looks.rounded} />
              <span>{thing.name}</span>
              {given.length > 1 && thing.takeOut && (
                <Button
                  variant="ghost"
                  aria-label={`${text('gifts.form.takeOut')}: ${thing.name}`}
                  onClick={thing.takeOut}
                >
                  {text('gifts.form.takeOut')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {(coming.length > 0 || lines.some(leavesTime)) && (
          <p className={looks.quiet}>{text('gifts.form.previewTime')}</p>
        )}
      </div>
    </section>
  );
};
