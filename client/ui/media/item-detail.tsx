import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { SheetTitle } from '../dialog/sheet.tsx';
import { Price } from '../price/price.tsx';
import { Icon } from './icon.tsx';
import * as styles from './item-detail.styles.ts';
import { Picture } from './picture.tsx';

type Money = { __typename: 'Money'; amount: number };

/** The data of an item that its card has: the dialog shows it while the rest is loading. */
export type KnownItem = {
  name: string;
  image: string | null;
  /** A gift card is shown whole. */
  shape?: 'wide' | 'card';
  price?: Money;
  priceBeforeDiscount?: Money | null;
  /** Undefined when it has no duration. */
  durationMinutes?: number | null;
};

type PictureStripLabels = {
  /** Names the whole. */
  all: string;
  /** Names one of them, counted from 1. */
  one: (number: number, count: number) => string;
};

type PictureStripProps = {
  pictures: readonly string[];
  labels: PictureStripLabels;
};

/** The index of the visible picture, from 0; right to left `scrollLeft` is negative. */
const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(Math.abs(scrollLeft) / (clientWidth || 1));

/**
 * Pictures side by side, to be swiped. The browser scrolls them itself, by touch and by the arrow keys and from right to
 * left too; so they can be seen before any script has come.
 */
const PictureStrip = ({ pictures, labels }: PictureStripProps) => {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const isMany = pictures.length > 1;
  const show = (index: number) => strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  return (
    <div className={styles.frame}>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={isMany ? labels.all : undefined}
        role={isMany ? undefined : 'presentation'}
        // Keys scroll it, so it must be focusable.
        tabIndex={isMany ? 0 : undefined}
        onScroll={(event) => setPlace(placeOf(event.currentTarget))}
      >
        {pictures.map((picture, index) => (
          <li key={picture} role={isMany ? undefined : 'presentation'}>
            <Picture src={picture} priority={index === 0} alt={isMany ? labels.one(index + 1, pictures.length) : ''} />
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
              aria-label={labels.one(index + 1, pictures.length)}
              aria-current={index === place}
              onClick={() => show(index)}
            />
          ))}
      </div>
    </div>
  );
};

type ItemDetailProps = {
  name: string;
  /** One is shown as it is, several side by side; the same one twice counts once. */
  pictures: readonly (string | null)[];
  pictureLabels: PictureStripLabels;
  shape?: ComponentProps<typeof Picture>['shape'];
  /** Null when it has none; undefined while it is loading, with its line reserved. */
  price: Omit<ComponentProps<typeof Price>, 'className'> | null | undefined;
  /** In words; null when it has no duration. */
  duration: string | null;
  description: string | null;
  /** The first free time, in words; null while it is loading, with its line reserved. */
  earliest?: string | null;
  children?: ReactNode;
};

const isPicture = (picture: string | null): picture is string => picture !== null;

type ItemPicturesProps = Pick<ItemDetailProps, 'pictures' | 'shape'> & { labels: PictureStripLabels };

const ItemPictures = ({ pictures, labels, shape = 'wide' }: ItemPicturesProps) => {
  const [first = null, ...others] = new Set(pictures.filter(isPicture));
  return (
    <div className={styles.picture} data-picture="">
      {first !== null && shape === 'wide' ? (
        <PictureStrip pictures={[first, ...others]} labels={labels} />
      ) : (
        <Picture src={first} shape={shape} priority />
      )}
    </div>
  );
};

/** The dialog content of a treatment or product, live and printed: the picture, the name, the price and the rest. */
export const ItemDetail = (props: ItemDetailProps) => {
  const { name, pictures, pictureLabels, shape, price, duration, description, earliest, children } = props;
  return (
    <div className={styles.detail}>
      <ItemPictures pictures={pictures} labels={pictureLabels} shape={shape} />
      <div className={styles.texts}>
        <SheetTitle>{name}</SheetTitle>
        {price !== null && (
          <div className={styles.facts}>
            {price ? <Price {...price} className={styles.price} /> : <span className={styles.price}>{'\u00a0'}</span>}
            {duration !== null && (
              <span className={styles.duration}>
                <Icon name="clock" />
                {duration}
              </span>
            )}
            {earliest !== undefined && <span className={styles.earliest}>{earliest}</span>}
          </div>
        )}
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </div>
  );
};
