import { createContext } from 'react';
import type { createBrowserRouter, Location, RouterState } from 'react-router';
import { splitLanguage } from '../../../schema/languages.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate' | 'subscribe'>;

/** The browser's router; the server has none. */
export const RouterContext = createContext<Router | null>(null);

/** The state of a history entry that belongs to a dialog: all dialogs and steps from the page's own entry to here. */
type EntryState = { dialogs?: readonly string[] } | null;

const entriesOf = ({ location }: Pick<RouterState, 'location'>): readonly string[] =>
  (location.state as EntryState)?.dialogs ?? [];

const shared = (some: readonly string[], others: readonly string[]): number => {
  const different = some.findIndex((entry, index) => entry !== others[index]);
  return different < 0 ? some.length : different;
};

/** Milliseconds after which a movement of the history without an event counts as over. */
const longestMovementMs = 1500;

type Follower = {
  /** What stands over the page. */
  wanted: () => string[];
  /** Back was pressed: `left` counts what is still to be left. */
  onBack: (left: () => number) => void;
  /** Another page, or the same anew, has taken the place of the one under the dialogs. */
  onAway: () => void;
  /** The history shows what is wanted. Answers whether it leads to the page under the last dialog, which its URL named. */
  onSettled: () => boolean;
};

/**
 * Keeps the state of the router's location in step with the open dialogs. An entry whose dialog is gone, after a reload or
 * on the way forward, is gone back from.
 */
export class DialogHistory {
  readonly #router: Router;
  #follower: Follower | null = null;
  #isWriting = false;
  /** Called when the history has gone back as it was asked to. */
  #arrive: (() => void) | null = null;
  /** Where a link led while the history was going back: that undoes it, and it is gone to once more. */
  #interrupted: Location | null = null;
  /** On the way to the page under a dialog of the URL: what is opened meanwhile stays. */
  #isLeaving = false;
  #key: string;

  constructor(router: Router) {
    this.#router = router;
    this.#key = router.state.location.key;
  }

  follow = (follower: Follower): (() => void) => {
    this.#follower = follower;
    const stop = this.#router.subscribe((state) => this.#hear(state));
    this.keepUp();
    return () => {
      this.#follower = null;
      stop();
    };
  };

  /** Writes what has changed in a task of its own: the code that changes it may navigate elsewhere, and the router says so late. */
  keepUp = (): void => {
    if (this.#isWriting || !this.#follower) return;
    this.#isWriting = true;
    setTimeout(async () => {
      await this.#write();
      this.#isWriting = false;
    });
  };

  async #write(): Promise<void> {
    for (;;) {
      const { state } = this.#router;
      // Where it leads there is no dialog; until then the entries stay.
      if (!this.#follower || state.navigation.state !== 'idle') return;
      const wanted = this.#follower.wanted();
      const entries = entriesOf(state);
      const common = shared(entries, wanted);
      if (entries.length > common) await this.#goBackBy(entries.length - common);
      else if (wanted.length > common) {
        await this.#goTo(state.location, { ...state.location.state, dialogs: wanted.slice(0, common + 1) }, true);
      } else break;
    }
    this.#isLeaving = this.#follower.onSettled();
  }

  #goTo({ pathname, search, hash }: Location, state: unknown, preventScrollReset = false): Promise<void> {
    return this.#router.navigate(
      { pathname: splitLanguage(pathname).path, search, hash },
      { state, preventScrollReset },
    );
  }

  async #goBackBy(entries: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = setTimeout(resolve, longestMovementMs);
    this.#arrive = resolve;
    void this.#router.navigate(-entries);
    await promise;
    clearTimeout(late);
    this.#arrive = null;
    const interrupted = this.#interrupted;
    this.#interrupted = null;
    if (interrupted) await this.#goTo(interrupted, interrupted.state);
  }

  #hear({ navigation, location, historyAction }: RouterState): void {
    if (navigation.state !== 'idle') {
      if (this.#arrive && navigation.historyAction !== 'POP') this.#interrupted = navigation.location;
      return;
    }
    if (location.key === this.#key) {
      this.keepUp();
      return;
    }
    this.#key = location.key;
    if (this.#arrive) {
      if (historyAction === 'POP') this.#arrive();
      else this.#interrupted = location;
      return;
    }
    const entries = entriesOf({ location });
    if (historyAction !== 'POP') {
      if (entries.length === 0 && !this.#isLeaving) this.#follower?.onAway();
    } else {
      this.#follower?.onBack(() => {
        const wanted = this.#follower?.wanted() ?? [];
        return wanted.length - shared(entries, wanted);
      });
    }
    this.#isLeaving = false;
    this.keepUp();
  }
}
