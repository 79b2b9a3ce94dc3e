import { useId, useRef } from 'react';
import type { CartLine } from '../../cart/cart-rules.ts';
import { isOfService } from '../../cart/errand.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { GiftFormProps } from './dialogs.ts';
import type { GiftDraft } from './gift-draft.ts';
import * as styles from './gift-form.styles.ts';

type GivenProps = Pick<CartLine, 'name' | 'image'> & {
  /** Takes it out of the cart; absent for what is alone in the gift. */
  onTakeOut?: (() => void) | undefined;
};

const Given = ({ name, image, onTakeOut }: GivenProps) => {
  const text = useText();
  return (
    <li className={styles.product}>
      <Picture src={image} shape="thumb" className={looks.rounded} />
      <span>{name}</span>
      {onTakeOut && (
        <Button variant="ghost" aria-label={`${text('gifts.form.takeOut')}: ${name}`} onClick={onTakeOut}>
          {text('gifts.form.takeOut')}
        </Button>
      )}
    </li>
  );
};

const leavesTime = (line: CartLine) => line.startAt === null && ['SERVICE', null].includes(line.soldAs);

type GiftPreviewProps = Pick<GiftFormProps, 'service' | 'onTakeOut'> & { draft: GiftDraft };

/**
 * What the receiver will see, before it is paid: the cart as it is at this moment, and the service that comes into it. The
 * customer's own things can leave it.
 */
export const GiftPreview = ({ draft, service, onTakeOut }: GiftPreviewProps) => {
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = useCart().cart?.lines ?? [];
  const coming = service && !lines.some(isOfService(service)) ? service : null;
  const isMore = lines.length + (coming ? 1 : 0) > 1;
  const name = [draft.firstName, draft.lastName].join(' ').trim();
  const message = draft.message?.trim();
  const takeOut = (line: CartLine) => () => {
    heading.current?.focus({ preventScroll: true });
    onTakeOut(line);
  };
  return (
    <section className={looks.stack3} aria-labelledby={id}>
      <h3 ref={heading} id={id} className={looks.tag} tabIndex={-1}>
        {text('gifts.form.preview')}
      </h3>
      {isMore && <p className={looks.quiet}>{text('gifts.form.everything')}</p>}
      <div className={styles.card}>
        <p className={styles.cardTop}>
          <Icon name="gift" />
          <span className={styles.receiver}>
            {name
              ? text('gifts.form.previewFor', { name: `\u2068${name}\u2069` })
              : text('gifts.form.previewForSomebody')}
          </span>
        </p>
        {message && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        <ul className={looks.stack2}>
          {coming && <Given name={coming.name} image={coming.image} />}
          {lines.map((line) => (
            <Given key={line.id} name={line.name} image={line.image} onTakeOut={isMore ? takeOut(line) : undefined} />
          ))}
        </ul>
        {(coming || lines.some(leavesTime)) && <p className={looks.quiet}>{text('gifts.form.previewTime')}</p>}
      </div>
    </section>
  );
};
