import { useRef, useState } from 'react';
import { Picture } from './picture.tsx';
import * as styles from './picture-strip.styles.ts';

export type PictureStripLabels = {
  /** Names the whole. */
  all: string;
  /** Names one of them, counted from 1. */
  one: (number: number, count: number) => string;
};

type PictureStripProps = { pictures: readonly string[]; labels: PictureStripLabels };

/** Where the strip stands, counted from 0; right to left it scrolls below zero. */
const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(Math.abs(scrollLeft) / (clientWidth || 1));

/**
 * Pictures side by side, to be swiped. The browser scrolls them itself, by touch and by the arrow keys and from right to
 * left too; so they can be seen before any script has come.
 */
export const PictureStrip = ({ pictures, labels }: PictureStripProps) => {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const show = (index: number) => strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  return (
    <div className={styles.frame}>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={labels.all}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, so it takes the focus.
        tabIndex={0}
        onScroll={(event) => setPlace(placeOf(event.currentTarget))}
      >
        {pictures.map((picture, index) => (
          <li key={picture}>
            <Picture src={picture} priority={index === 0} alt={labels.one(index + 1, pictures.length)} />
          </li>
        ))}
      </ul>
      <div className={styles.dots}>
        {pictures.map((picture, index) => (
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
