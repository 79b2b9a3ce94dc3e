import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { GiftDraft } from './gift-draft.ts';
import * as styles from './gift-form.styles.ts';
import type { GiftFormProps } from './gift-props.ts';

/** How many things are named one by one. */
const mostNamed = 4;

type GiftPreviewProps = Pick<GiftFormProps, 'products' | 'leavesTimes'> & { draft: GiftDraft };

/** What the receiver will see, before it is paid. */
export const GiftPreview = ({ draft, products, leavesTimes }: GiftPreviewProps) => {
  const text = useText();
  const id = useId();
  const name = [draft.firstName.trim(), draft.lastName.trim()].filter(Boolean).join(' ');
  const message = draft.message.trim();
  const more = products.length - mostNamed;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id} className={looks.tag}>
        {text('gifts.form.preview')}
      </h3>
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
          {products.slice(0, mostNamed).map((product) => (
            <li key={product.id} className={styles.product}>
              <Picture src={product.image} shape="thumb" className={styles.picture} />
              <span>{product.name}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className={looks.quiet}>{text('gifts.form.previewMore', { count: more })}</p>}
        {leavesTimes && <p className={looks.quiet}>{text('gifts.form.previewTime')}</p>}
      </div>
    </section>
  );
};
