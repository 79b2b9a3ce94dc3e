import type { ReactNode } from 'react';
import { Link, OpeningLink } from '../routing/link.tsx';
import { Picture } from '../ui/media/picture.tsx';
import { ItemPrice } from './item-price.tsx';

type Amount = { amount: number };

export type ItemCardProps = {
  /** Where the card leads; also without JavaScript. */
  to: string;
  item: { name: string; image: string | null; price: Amount; isPriced?: boolean; priceBeforeDiscount: Amount | null };
  meta?: ReactNode;
  /** The action of the card, in one word. */
  action: string;
  /** Takes the press instead of the link, for a dialog. */
  onOpen?: () => void;
  /** Fetches the data for `onOpen`, in place of the page behind the link. */
  onApproach?: () => void;
  heading?: 'h2' | 'h3';
  /** `card` shows the picture whole. */
  shape?: 'wide' | 'card';
  /** For the first picture of a page. */
  priority?: boolean;
};

/** One thing to book or buy: a picture and few words; the whole card is one link. Stands in an `ItemGrid`. */
export const ItemCard = (props: ItemCardProps) => {
  const { to, item, meta, action, onOpen, onApproach, heading: Heading = 'h2', shape, priority = false } = props;
  const name = item.name || action;
  return (
    <li>
      <Picture src={item.image} shape={shape} sizes="(min-width:48em) 20rem,46vw" priority={priority} />
      <div>
        <Heading>
          {onOpen ? (
            <OpeningLink to={to} onOpen={onOpen} onApproach={onApproach}>
              {name}
            </OpeningLink>
          ) : (
            <Link to={to}>{name}</Link>
          )}
        </Heading>
        {meta && <p>{meta}</p>}
        <p>
          <ItemPrice item={item} />
          <i aria-hidden="true">{action}</i>
        </p>
      </div>
    </li>
  );
};
