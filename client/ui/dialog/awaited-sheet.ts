import type { DialogStore } from './dialog-store.tsx';

/** The bare sheet that a script of the document has put up before the shop's own were there; null when there is none. */
export const awaitedSheet = (): HTMLElement | null => document.getElementById('awaited-sheet');

/** Lets the first dialog take the place of the awaited sheet without a motion; one that cannot be drawn ends it too. */
export const handOverAwaitedSheet = (dialogs: DialogStore): void => {
  const sheet = awaitedSheet();
  if (!sheet) return;
  document.documentElement.dataset.arrival = 'waiting';
  const unsubscribe = dialogs.subscribe(() => {
    if (dialogs.current() && !dialogs.hasDrawn()) return;
    unsubscribe();
    sheet.remove();
  });
};
