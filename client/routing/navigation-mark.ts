const attribute = 'data-navigating';

/** Marks the document while a page that was clicked is on its way, so that a slow network shows that it was heard. */
export const markNavigation = (): void => document.documentElement.setAttribute(attribute, '');

export const endNavigation = (): void => document.documentElement.removeAttribute(attribute);
