import { flushSync } from 'react-dom';
import { mayMove } from '../motion.ts';
import { shownPictures } from './known-item.ts';

/** As long and as soft as the sheet itself comes (`sheet.styles.ts`). */
const flight = { id: 'picture', duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

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

const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
};

/** Where something in a sheet stands when the sheet has come: for the moment of the question its motion is over. */
const restingPlaceOf = (element: Element, sheet: HTMLElement) => {
  const motions = sheet.getAnimations().map((motion) => ({ motion, time: motion.currentTime }));
  for (const { motion } of motions) motion.currentTime = flight.duration;
  const radius = getComputedStyle(sheet).borderStartStartRadius;
  const place = { ...placeOf(element), borderRadius: `${radius} ${radius} 0 0` };
  for (const { motion, time } of motions) motion.currentTime = time;
  return place;
};

const copyOver = (frame: HTMLElement): HTMLElement => {
  const copy = frame.cloneNode(true) as HTMLElement;
  copy.popover = 'manual';
  copy.inert = true;
  copy.style.cssText = 'position:fixed;inset:auto;margin:0;padding:0;border:0;pointer-events:none';
  document.body.append(copy);
  copy.showPopover?.();
  return copy;
};

/**
 * Draws a sheet at once. The picture that it begins with comes from its place on the page: a copy of it flies over the
 * sheet, which comes as it always does. A view transition would hold the sheet back until the page is captured.
 */
export const carryPicture = (src: string | null | undefined, draw: () => void): void => {
  // What stands in a sheet already stays.
  const isShown = document.querySelector('[data-picture]') !== null;
  const from = src && !isShown && mayMove() && frameOnPage(src);
  if (!from) {
    draw();
    return;
  }
  const start = { ...placeOf(from), borderRadius: getComputedStyle(from).borderRadius };
  flushSync(draw);
  const picture = document.querySelector<HTMLElement>('[data-picture]');
  const sheet = picture?.closest<HTMLElement>('[role=dialog]');
  if (!picture || !sheet) return;
  const copy = copyOver(from);
  picture.style.visibility = 'hidden';
  copy.animate([start, restingPlaceOf(picture, sheet)], flight).finished.finally(() => {
    copy.remove();
    picture.style.visibility = '';
  });
};
