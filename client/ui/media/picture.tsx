import { useState } from 'react';
import * as looks from '../looks.styles.ts';
import * as styles from './picture.styles.ts';

/**
 * `srcset` for a picture of the shop's own origin, which makes it as wide as `/p/320/…` says; undefined for others, and
 * for drawings, which fit every screen as they are.
 */
export const sourceSet = (src: string, widths: readonly number[]): string | undefined =>
  /^\/p\/(?!.*\.svg$)/.test(src) ? widths.map((width) => `/p/${width}${src.slice(2)} ${width}w`).join() : undefined;

type PictureProps = {
  src?: string | null;
  /** Empty when the words beside it say the same. */
  alt?: string;
  shape?: keyof typeof styles.picture;
  /** Its shown width, unless its shape or, for a lazy one, the layout gives it. */
  sizes?: string;
  /** For the largest picture of the page: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
};

/** How wide pictures are shown, for browsers that cannot see it from the layout of lazy ones. */
const wide = { widths: [320, 640, 960], sizes: '(min-width:48em) 24rem,94vw' };
const small = { widths: [160, 320], sizes: '6rem' };
const shapes = {
  wide,
  card: wide,
  square: small,
  thumb: small,
};

/** For the `ref` of a picture that may have failed before this code arrived. */
export const markFailed = (image: HTMLImageElement | null, onFailure: () => void) => {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onFailure();
};

/** A picture in a reserved space, 4:3 by default; a missing or failing one leaves a plain pattern. */
export const Picture = ({ src, alt = '', shape = 'wide', sizes, priority = false, className }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const look = styles.picture[shape];
  const { widths, ...usual } = shapes[shape];
  const wanted = sizes ?? usual.sizes;
  const srcSet = src ? sourceSet(src, widths) : undefined;
  const isShown = Boolean(src) && failed !== src;
  return (
    <span className={className ? `${look} ${className}` : look}>
      {isShown && (
        <img
          ref={(image) => markFailed(image, () => setFailed(src ?? null))}
          // Before the URL: a browser that reads it first would fetch that one too.
          sizes={srcSet && (priority ? wanted : `auto,${wanted}`)}
          srcSet={srcSet}
          src={src ?? undefined}
          alt={alt}
          className={looks.filling}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src ?? null)}
        />
      )}
    </span>
  );
};
