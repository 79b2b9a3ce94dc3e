import type { createBrowserRouter, Location } from 'react-router';
import { splitLanguage } from '../../../schema/languages.ts';
import type { DialogStore } from './dialog-store.tsx';

export type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'state' | 'navigate' | 'subscribe' | 'getBlocker' | 'deleteBlocker'
>;

/** The state of a history entry over its page's. */
export type EntryState = {
  /** The key of the page's entry, and how many dialogs and steps are over it. */
  page?: string;
  dialogs?: number;
  /** The URL names a dialog; the entry before it is that of the page under it. */
  isOverPage?: true;
};

const stateOf = ({ state }: Location): EntryState => state ?? {};

/** An entry that belongs to a dialog has the scroll position of its page. */
export const pageOf = (location: Location): string => stateOf(location).page ?? location.key;

const dialogsOf = (location: Location): number => stateOf(location).dialogs ?? 0;

/** As the router takes it. */
const pathOf = ({ pathname, search, hash }: Location) => ({ pathname: splitLanguage(pathname).path, search, hash });

const goingBack = 'going back';

/**
 * Gives each dialog, and each step of one, an entry of the history, so that Back leaves them one by one. A dialog that is
 * closed by its button leaves its entry behind, which the next dialog of the page takes; Back skips entries without a
 * dialog. So closing a dialog does not navigate, except where the URL names it. Returns the clean-up.
 */
export const leadBackThrough = (dialogs: DialogStore, router: Router): (() => void) => {
  let last = router.state.location;
  /** During navigation to the page under the URL dialog: a dialog opened meanwhile stays. */
  let isLeaving = false;
  let isGoingBack = false;
  /** A page that was opened while the browser was going back. */
  let opened: Location | null = null;

  /** The browser goes back in a task of its own, and would undo dialogs opened until then: a page that is opened waits. */
  const goBackBy = (count: number): void => {
    isGoingBack = true;
    router.getBlocker(goingBack, ({ historyAction, nextLocation }) => {
      if (historyAction !== 'POP') opened = nextLocation;
      return historyAction !== 'POP';
    });
    router.navigate(-count);
  };

  const leaveUrl = (location: Location): void => {
    const { isOverPage, dialogs: count = 0 } = stateOf(location);
    if (isOverPage || count > 0) goBackBy(isOverPage ? count + 1 : count);
    // The entry of the URL itself is left when the others are.
    if (!isOverPage && count > 0) return;
    isLeaving = true;
    const leave = dialogs.leaveUrl();
    if (!isOverPage) leave?.();
  };

  const keepUp = (): void => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || isGoingBack) return;
    router.deleteBlocker(goingBack);
    const next = opened;
    opened = null;
    const count = dialogsOf(location);
    if (next) router.navigate(pathOf(next), { state: next.state });
    else if (dialogs.isUrlLeft()) leaveUrl(location);
    else if (dialogs.levels() > count) {
      const state = { ...location.state, page: pageOf(location), dialogs: count + 1 } satisfies EntryState;
      router.navigate(pathOf(location), { state, preventScrollReset: true });
    }
  };

  let timer: ReturnType<typeof setTimeout>;
  // In a task of its own: the handler that opens or closes a dialog may also navigate, and the router reports that later.
  const keepUpSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keepUp);
  };

  const goBack = (from: Location, to: Location): void => {
    const isSamePage = pageOf(from) === pageOf(to);
    const count = isSamePage ? dialogsOf(from) - dialogsOf(to) : dialogs.levels();
    const isPast = dialogs.leaveLevels(count);
    if (isSamePage && !isPast && !dialogs.isUrlLeft()) router.navigate(-dialogsOf(to) - 1);
  };

  const stopHearing = router.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state === 'idle' && location.key !== last.key) {
      const from = last;
      last = location;
      isGoingBack = false;
      if (isLeaving) isLeaving = false;
      else if (historyAction === 'POP') goBack(from, location);
      else if (pageOf(from) !== pageOf(location)) dialogs.leavePage();
    }
    keepUpSoon();
  });
  const stopFollowing = dialogs.subscribe(keepUpSoon);
  keepUpSoon();
  return () => {
    clearTimeout(timer);
    stopHearing();
    stopFollowing();
  };
};
