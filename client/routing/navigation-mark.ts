import type { MouseEvent } from 'react';

const attribute = 'data-navigating';

/** Marks the document while a page that was clicked is on its way, so that a slow network shows that it was heard. */
export const markNavigation = (event: MouseEvent): void => {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!event.defaultPrevented && !isElsewhere) document.documentElement.setAttribute(attribute, '');
};

export const endNavigation = (): void => document.documentElement.removeAttribute(attribute);
