import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './item-detail.styles.ts';
import { Picture } from './picture.tsx';
import { PictureStrip, type PictureStripLabels } from './picture-strip.tsx';
import { Price } from './price.tsx';

type ItemDetailProps = {
  /** The name as a heading. */
  title: ReactNode;
  /** One is shown as it is, several side by side; the same one twice counts once. */
  pictures: readonly (string | null)[];
  pictureLabels: PictureStripLabels;
  price: Omit<ComponentProps<typeof Price>, 'className'>;
  /** In words; null when it takes no time. */
  duration: string | null;
  description: string | null;
  /** The first free time, in words; null while it is not known. Its line is kept. */
  earliest: string | null;
  children?: ReactNode;
};

const isPicture = (picture: string | null): picture is string => picture !== null;

const ItemPictures = ({ pictures, labels }: { pictures: readonly (string | null)[]; labels: PictureStripLabels }) => {
  const [first = null, ...others] = new Set(pictures.filter(isPicture));
  return (
    <div className={styles.picture}>
      {first !== null && others.length > 0 ? (
        <PictureStrip pictures={[first, ...others]} labels={labels} />
      ) : (
        <Picture src={first} priority />
      )}
    </div>
  );
};

/** What stands in the dialog of a treatment, and on the page that a shared address of it opens with. */
export const ItemDetail = (props: ItemDetailProps) => {
  const { title, pictures, pictureLabels, price, duration, description, earliest, children } = props;
  return (
    <div className={styles.detail}>
      <ItemPictures pictures={pictures} labels={pictureLabels} />
      {title}
      <div className={styles.facts}>
        <Price {...price} className={styles.price} />
        {duration !== null && (
          <span className={styles.duration}>
            <Icon name="clock" />
            {duration}
          </span>
        )}
        <span className={styles.earliest}>{earliest}</span>
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </div>
  );
};
