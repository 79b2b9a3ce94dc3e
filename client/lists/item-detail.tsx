import { type ReactNode, useRef, useState } from 'react';
import type { ItemPartsFragment } from '../graphql/generated/graphql.ts';
import { durationText } from '../i18n/duration.ts';
import { useText } from '../i18n/use-text.ts';
import { SheetTitle } from '../ui/dialog/sheet.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import * as looks from '../ui/looks.styles.ts';
import { Icon } from '../ui/media/icon.tsx';
import { Picture } from '../ui/media/picture.tsx';
import * as styles from './item-detail.styles.ts';
import { ItemPrice } from './item-price.tsx';

/** The fields of an item's card: its dialog begins with it while the rest is on its way. */
export type KnownItem = Pick<ItemPartsFragment, 'name' | 'image'> &
  Partial<Pick<ItemPartsFragment, 'price' | 'priceBeforeDiscount'>> & {
    /** Undefined when it is nothing that takes time. */
    durationMinutes?: number | null;
    /** False for a treatment whose price the provider does not say. */
    isPriced?: boolean;
  };

/** Where the strip stands, counted from 0; right to left it scrolls below zero. */
const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(Math.abs(scrollLeft) / (clientWidth || 1));

/**
 * Pictures side by side, to be swiped. The browser scrolls them itself, by touch and by the arrow keys and from right to
 * left too; so they can be seen before any script has come.
 */
const PictureStrip = ({ pictures }: { pictures: readonly string[] }) => {
  const text = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const isMany = pictures.length > 1;
  const nameOf = (index: number) => text('shell.picture', { number: index + 1, count: pictures.length });
  const show = (index: number) => strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  return (
    <div className={styles.frame}>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={isMany ? text('shell.pictures') : undefined}
        role={isMany ? undefined : 'presentation'}
        // A scroll container is scrolled by keys, so it takes the focus.
        tabIndex={isMany ? 0 : undefined}
        onScroll={(event) => setPlace(placeOf(event.currentTarget))}
      >
        {pictures.map((picture, index) => (
          <li key={picture} role={isMany ? undefined : 'presentation'}>
            <Picture src={picture} priority={index === 0} alt={isMany ? nameOf(index) : ''} />
          </li>
        ))}
      </ul>
      <div className={styles.dots}>
        {isMany &&
          pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={styles.dot}
              aria-label={nameOf(index)}
              aria-current={index === place}
              onClick={() => show(index)}
            />
          ))}
      </div>
    </div>
  );
};

type Amount = { amount: number };

type ItemDetailProps = {
  /** Without a price while that is not known; its line is kept. */
  item: Omit<KnownItem, 'price' | 'priceBeforeDiscount'> & { price?: Amount; priceBeforeDiscount?: Amount | null };
  /** `card` shows a gift card whole. */
  shape?: 'wide' | 'card';
  /** A second picture, if it is another one. */
  detailImage?: string | null | undefined;
  description: string | null | undefined;
  /** The first free time, in words; null while it is not known. Its line is kept. */
  earliest?: string | null;
  children?: ReactNode;
};

const isPicture = (picture: string | null | undefined): picture is string => Boolean(picture);

/** The content of the dialog of a treatment or product, live and printed: the picture, the name, the price and the rest. */
export const ItemDetail = (props: ItemDetailProps) => {
  const { item, shape = 'wide', detailImage, description, earliest, children } = props;
  const text = useText();
  const { name, image, price, isPriced, priceBeforeDiscount, durationMinutes } = item;
  const pictures = [...new Set([image, detailImage].filter(isPicture))];
  return (
    <div className={styles.detail}>
      <div className={styles.picture} data-picture="">
        {pictures.length > 0 && shape === 'wide' ? (
          <PictureStrip pictures={pictures} />
        ) : (
          <Picture src={image} shape={shape} priority />
        )}
      </div>
      <div className={styles.texts}>
        <SheetTitle>{name}</SheetTitle>
        <div className={styles.facts}>
          {price ? (
            <ItemPrice item={{ price, isPriced, priceBeforeDiscount }} withVat className={styles.price} />
          ) : (
            <span className={styles.price}>{'\u00a0'}</span>
          )}
          {durationMinutes && (
            <span className={styles.duration}>
              <Icon name="clock" />
              {durationText(text, durationMinutes)}
            </span>
          )}
          {earliest !== undefined && <span className={styles.earliest}>{earliest}</span>}
        </div>
        {description && <p className={looks.description}>{description}</p>}
        {children}
      </div>
    </div>
  );
};

/** Its shape while nothing is known yet. */
export const WaitingDetail = ({ title }: { title: string }) => (
  <div className={styles.detail} aria-busy="true" role="status" aria-label={useText()('shell.loading')}>
    <Skeleton shape="picture" className={styles.picture} />
    <div className={styles.texts}>
      <SheetTitle>{title}</SheetTitle>
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  </div>
);
