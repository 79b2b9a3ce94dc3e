import { useRef, useState } from 'react';
import * as styles from './item-detail.styles.ts';
import { Picture } from './picture.tsx';

export type PictureStripLabels = {
  /** Names the whole. */
  all: string;
  /** Names one of them, counted from 1. */
  one: (number: number, count: number) => string;
};

type PictureStripProps = {
  pictures: readonly string[];
  labels: PictureStripLabels;
};

/** Where the strip stands, counted from 0; right to left it scrolls below zero. */
const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(Math.abs(scrollLeft) / (clientWidth || 1));

/**
 * Pictures side by side, to be swiped. The browser scrolls them itself, by touch and by the arrow keys and from right to
 * left too; so they can be seen before any script has come.
 */
export const PictureStrip = ({ pictures, labels }: PictureStripProps) => {
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
        // What scrolls is scrolled by keys, so it takes the focus.
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
