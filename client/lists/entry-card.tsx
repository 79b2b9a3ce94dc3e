import type { ReactNode } from 'react';
import * as looks from '../ui/looks.styles.ts';
import { Picture } from '../ui/media/picture.tsx';
import * as styles from './entry-card.styles.ts';

type EntryCardProps = {
  image: string | null;
  shape?: 'thumb' | 'card';
  /** The one link or button of the card, which stretches over all of it. */
  name: ReactNode;
  heading?: 'h2' | 'h3' | undefined;
  /** A paragraph for each line below the name. */
  children: ReactNode;
};

/** One entry of a list as a card that acts as a whole: its picture, and beside it its name and a few lines. */
export const EntryCard = ({ image, shape = 'thumb', name, heading: Heading = 'h3', children }: EntryCardProps) => (
  <li className={styles.entry}>
    <Picture src={image} shape={shape} className={looks.rounded} />
    <div>
      <Heading>{name}</Heading>
      {children}
    </div>
  </li>
);
