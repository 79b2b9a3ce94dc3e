import type { FocusEvent } from 'react';

/** Moves a row that scrolls sideways, or the one that it is a part of, until the element stands whole in it; the page does not move. */
const reveal = (list: HTMLElement, element: Element) => {
  const row = list.closest<HTMLElement>('[data-row]') ?? list;
  const own = row.getBoundingClientRect();
  const its = element.getBoundingClientRect();
  if (its.left < own.left || its.right > own.right) row.scrollLeft += its.left - own.left - (own.width - its.width) / 2;
};

/** For the `ref` of a row: its chosen link is in sight from the start. */
export const revealCurrent = (row: HTMLElement | null) => {
  const current = row?.querySelector('[aria-current]');
  if (row && current) reveal(row, current);
};

/**
 * For the `onFocus` of a row. Browsers are content when a part of the link is in sight, and cut its ring off. A press
 * moves nothing: the link would go from under the finger.
 */
export const revealFocused = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) reveal(currentTarget, target.closest('li') ?? target);
};
