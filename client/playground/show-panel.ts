/**
 * Opens a panel of GraphiQL that is closed, as soon as its button is there. GraphiQL's own `visiblePlugin` leaves the panel
 * beyond the edge of the window, because it decides on its width before.
 */
export const showPanel = (root: HTMLElement, title: string): void => {
  const press = () => {
    const button = root.querySelector<HTMLButtonElement>(`.graphiql-sidebar button[aria-label$="${title}"]`);
    if (button?.ariaLabel?.startsWith('Show')) button.click();
    return button !== null;
  };
  if (press()) return;
  new MutationObserver((_changes, observer) => {
    if (press()) observer.disconnect();
  }).observe(root, { childList: true, subtree: true });
};
