import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './item-detail.styles.ts';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';

type ItemDetailProps = {
  picture: string | null;
  price: Omit<ComponentProps<typeof Price>, 'className'>;
  /** In words; null when it takes no time. */
  duration: string | null;
  description: string | null;
  children?: ReactNode;
};

/** What stands in the dialog of a treatment, and on the page that a shared address of it opens with. */
export const ItemDetail = ({ picture, price, duration, description, children }: ItemDetailProps) => (
  <div className={styles.detail}>
    <Picture src={picture} priority className={styles.picture} />
    <div className={styles.facts}>
      <Price {...price} className={styles.price} />
      {duration !== null && (
        <span className={styles.duration}>
          <Icon name="clock" />
          {duration}
        </span>
      )}
    </div>
    {description && <p className={styles.description}>{description}</p>}
    {children}
  </div>
);
