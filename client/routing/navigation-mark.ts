const attribute = 'data-navigating';

/**
 * Marks the document while a page that was clicked is on its way, so that the page shows the click on a slow network.
 */
export const markNavigation = (): void => document.documentElement.setAttribute(attribute, '');

export const endNavigation = (): void => document.documentElement.removeAttribute(attribute);
