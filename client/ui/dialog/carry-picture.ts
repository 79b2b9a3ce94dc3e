import { flushSync } from 'react-dom';
import { mayMove } from '../motion.ts';
import { shownPictures } from './known-item.ts';

/** `full.css` knows both too. */
const name = 'picture';
const duration = '120ms';

const isInSight = (image: HTMLImageElement) => {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
};

/** The picture on the page, in its frame, that a sheet is about to show; of several the one of the card that was pressed. */
const frameOnPage = (src: string) => {
  const frames = shownPictures(src)
    .filter(isInSight)
    .map((image) => image.parentElement);
  return frames.find((frame) => frame?.closest('li:is(:hover, :focus-within)')) ?? frames[0];
};

/**
 * Draws a sheet. The picture that it begins with moves there from the page, as a view transition of this picture alone:
 * the sheet comes as it always does, and all else stays live.
 */
export const carryPicture = (src: string | null | undefined, draw: () => void): void => {
  // What stands in a sheet already stays.
  const isShown = document.querySelector('[data-picture]') !== null;
  const from = src && !isShown && mayMove() && 'startViewTransition' in document && frameOnPage(src);
  if (!from) {
    draw();
    return;
  }
  from.style.viewTransitionName = name;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    flushSync(draw);
    const to = document.querySelector<HTMLElement>('[data-picture]');
    if (!to) return transition.skipTransition();
    to.style.viewTransitionName = name;
    // The sheet begins a little later than by itself, and stands as soon.
    to.closest<HTMLElement>('[role=dialog]')?.style.setProperty('animation-duration', duration);
    transition.finished.then(() => {
      to.style.viewTransitionName = '';
    });
  });
  // Another one took its place, or nothing was drawn.
  transition.ready.catch(() => {});
};
