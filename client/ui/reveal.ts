import type { FocusEvent } from 'react';

/**
 * Scrolls the row, or a larger one around it, sideways until the whole element is visible, or its beginning when it is
 * wider. The page does not scroll.
 */
const reveal = (list: HTMLElement, element: Element) => {
  const row = list.parentElement?.closest('ul') ?? list;
  const own = row.getBoundingClientRect();
  const its = element.getBoundingClientRect();
  if (!its.width || (its.left >= own.left && its.right <= own.right)) return;
  const spare = Math.max((own.width - its.width) / 2, 16);
  row.scrollLeft += document.dir === 'rtl' ? its.right - own.right + spare : its.left - own.left - spare;
};

/** For the `ref` of a row: scrolls to its chosen link at the start, first to the entry that contains the row. */
export const revealCurrent = (row: HTMLElement | null) => {
  const around = row?.parentElement?.closest('li');
  const current = [...(row?.querySelectorAll('[aria-current]') ?? [])].pop();
  if (row && around) reveal(row, around);
  if (row && current) reveal(row, current);
};

/**
 * For the `onFocus` of a row. Browsers stop scrolling when a part of the link is visible, and clip its ring. A press
 * does not scroll: the link would move away from the finger.
 */
export const revealFocused = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) reveal(currentTarget, target.closest('li:not(:has(li))') ?? target);
};
