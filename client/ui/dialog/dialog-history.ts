import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { entryDepth, goBackBy, historyMovement, isPageLeft, noteArrival, takeEntriesAway } from './dialog-entries.ts';
import { type DialogStore, historyTurn, useDialogs } from './dialog-store.tsx';
import { depthOf, frameOf, tidyDialogs } from './dialog-ways.ts';

const wantedDepth = (dialogs: DialogStore): number => {
  const open = dialogs.current();
  return open ? depthOf(open) + (frameOf(open)?.step ?? 0) : 0;
};

/** Lets the open dialog go one step back, as its own buttons would; one that is busy stays. */
const stepBack = (dialogs: DialogStore): void => {
  const open = dialogs.current();
  const frame = open && frameOf(open);
  if (!open || frame?.isBusy) return;
  const { before } = open;
  const goBack = before || frame?.step ? frame?.back : undefined;
  if (goBack) goBack();
  else (frame?.close ?? dialogs.close)();
  // Its button closes everything, the way back only this dialog.
  if (before && !goBack && !dialogs.current()) dialogs.show(before);
};

/** Follows the browser to an entry with this depth, unless a dialog refuses to be left. */
const follow = (dialogs: DialogStore, depth: number): void => {
  let last = Number.POSITIVE_INFINITY;
  for (let wanted = wantedDepth(dialogs); wanted > depth && wanted < last; wanted = wantedDepth(dialogs)) {
    last = wanted;
    flushSync(() => stepBack(dialogs));
  }
};

/** The page's own entry, as its dialogs' entries say it too. */
const pageEntry = () => `${window.history.state?.key ?? 'default'} ${window.location.href}`;

/**
 * Every dialog, and every step of one, has an entry of the history of its own over the page's entry; one that the URL
 * names has the entry of the URL. The browser's way back leaves them one by one. Whatever else closes a dialog takes
 * its entries away again. An entry whose dialog is gone (after a reload, or on the way forward) is gone back from.
 */
const keepHistory = (dialogs: DialogStore) => {
  let isOwnMovement = false;
  /** The depth of the entry that was last heard of; the browser may have gone back and not told so yet. */
  let known = entryDepth();
  let page: string | null = null;
  const write = async (): Promise<void> => {
    await historyMovement();
    if (historyMovement() || isPageLeft() || known !== entryDepth()) return;
    const wanted = wantedDepth(dialogs);
    const { state } = window.history;
    for (let depth = entryDepth() + 1; depth <= wanted; depth += 1) {
      try {
        window.history.pushState({ ...state, key: state?.key ?? 'default', depth }, '');
      } catch {
        // Safari refuses more than 100 entries in half a minute. The dialog does without one.
        return;
      }
      page = pageEntry();
      known = depth;
    }
    if (entryDepth() === wanted) return;
    isOwnMovement = true;
    await goBackBy(entryDepth() - wanted);
    await write();
  };
  const onPop = (event: PopStateEvent) => {
    noteArrival();
    known = entryDepth();
    // The router has nothing to show anew.
    if (page === pageEntry()) event.stopImmediatePropagation();
    page = pageEntry();
    if (isPageLeft()) return;
    if (!isOwnMovement) follow(dialogs, entryDepth());
    isOwnMovement = false;
    void write();
  };
  historyTurn.wait = (type) => {
    page = null;
    return type === 'push' ? takeEntriesAway() : historyMovement();
  };
  const unsubscribe = dialogs.subscribe(() => {
    const open = dialogs.current();
    if (open) tidyDialogs(open);
    void write();
  });
  window.addEventListener('popstate', onPop, true);
  void write();
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', onPop, true);
  };
};

export const useDialogHistory = (): void => {
  const dialogs = useDialogs();
  useEffect(() => keepHistory(dialogs), [dialogs]);
};
