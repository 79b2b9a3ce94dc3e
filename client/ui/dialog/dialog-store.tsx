import { type ComponentType, createContext, type LazyExoticComponent, lazy, use, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ExternalStore } from '../../storage/external-store.ts';
import type { SheetLook } from './sheet.tsx';

/** The properties of every dialog beside its own. */
export type DialogControls = { onClose: () => void };

/** A dialog that is fetched when it is first opened. `name` is its name in the specification and in tracking. */
type Definition<Props extends object> = {
  name: string;
  /** The task of the previous dialogs is done: Back leads to none of them. */
  isEnd?: true;
  /** The height of its sheet while its code is loading, so that the sheet does not grow. */
  tall?: SheetLook['tall'];
  load: () => Promise<{ Dialog: ComponentType<Props & DialogControls> }>;
};

const lazyOf = <Props extends object>({ load }: Definition<Props>) =>
  lazy(async () => ({ default: (await load()).Dialog }));

export type DialogDefinition<Props extends object> = Definition<Props> & {
  /** Its rendering at its own URL, printed by the server. */
  Printed: LazyExoticComponent<ComponentType<Props & DialogControls>>;
};

export const defineDialog = <Props extends object>(definition: Definition<Props>): DialogDefinition<Props> => ({
  ...definition,
  Printed: lazyOf(definition),
});

export type OpenDialog = {
  definition: DialogDefinition<object>;
  /** Created for each opening: a failed import is tried again. */
  Dialog: LazyExoticComponent<ComponentType<DialogControls>>;
  props: object;
  /** Counts openings, so that the same dialog opened twice has new state, and the focus goes to the new one. */
  opening: number;
  opener: Element | null;
  /** The dialog that comes back when this one closes. */
  below: OpenDialog | null;
  /** The dialog that Back leads to; null when that is the page. */
  before: OpenDialog | null;
  /** A URL dialog: the history entry of the URL is its own. */
  isAtUrl: boolean;
  /** The server has printed it with the page, and it has been hydrated. */
  isPrinted: boolean;
  /** It replaces a printed one, whose sheet is open already: no opening animation. */
  isStill: boolean;
  /** The `data-stop` of the element that had the focus when another dialog was opened over this one. */
  stop: string | null;
};

/** The state of a rendered dialog's frame. */
export type DrawnFrame = {
  /** The opening that it belongs to. */
  opening: number;
  /** How many steps of the same dialog lie before it. */
  step: number;
  isBusy: boolean;
  back: (() => void) | undefined;
  close: () => void;
};

const focusedStop = () => document.activeElement?.closest<HTMLElement>('[data-stop]')?.dataset.stop ?? null;

const firstOf = (open: OpenDialog): OpenDialog => (open.before ? firstOf(open.before) : open);

/** One dialog at a time: opening another one takes the place of the open one, which Back leads to. */
export class DialogStore extends ExternalStore<OpenDialog | null> {
  #openings = 0;
  #frame: DrawnFrame | null = null;
  /** Replaces the URL that names a dialog. */
  #leave: (() => void) | null = null;

  constructor() {
    super(null);
  }

  /** Opens a dialog as the next step; opening the one before the open one leads back to that. */
  open = <Props extends object>(definition: DialogDefinition<Props>, props: Props): void =>
    this.#add(definition, props, {});

  /**
   * Opens a dialog that restores the open one when it closes: that is rendered again with the same properties,
   * and the element with the focused `data-stop` gets the focus.
   */
  openOver = <Props extends object>(definition: DialogDefinition<Props>, props: Props): void =>
    this.#add(definition, props, { isOver: true });

  /** Opens a dialog after the task of the open ones is done: Back leads to none of them. */
  openInstead = <Props extends object>(definition: DialogDefinition<Props>, props: Props): void =>
    this.#add(definition, props, { isInstead: true });

  /** Opens the dialog that the URL names, unless another one is open. `leave` replaces the URL, once all are closed. */
  openAtUrl = <Props extends object>(
    definition: DialogDefinition<Props>,
    props: Props,
    { leave, isPrinted = false }: { leave: () => void; isPrinted?: boolean },
  ): void => {
    if (!this.current()) this.#add(definition, props, { isAtUrl: true, isPrinted });
    this.#leave = leave;
  };

  /** The URL names no dialog any more. */
  endAtUrl = (): void => {
    if (!this.#leave) return;
    this.#leave = null;
    this.#show(null);
  };

  close = (): void => this.#show(this.current()?.below ?? null);

  closeAll = (): void => this.#show(null);

  /** Goes back to the dialog from which the open one was opened. */
  back = (): void => this.#show(this.current()?.before ?? null);

  noteFrame = (frame: DrawnFrame): void => {
    if (frame.opening === this.current()?.opening) this.#frame = frame;
    this.set(this.current());
  };

  /** How many dialogs and steps lie over the page, or over the dialog that the URL names. */
  levels = (): number => {
    const open = this.current();
    const own = ({ isAtUrl }: OpenDialog): number => (isAtUrl ? 0 : 1);
    const until = (dialog: OpenDialog | null): number => (dialog ? until(dialog.before) + own(dialog) : 0);
    return until(open) + (this.#drawn()?.step ?? 0);
  };

  /** Leaves this many of them as their own buttons would; a busy one stays open. False when there are fewer. */
  leaveLevels = (count: number): boolean => {
    for (let left = count; left > 0; ) {
      const before = this.levels();
      if (before === 0) return false;
      flushSync(() => this.#stepBack());
      const gone = before - this.levels();
      if (gone <= 0) return true;
      left -= gone;
    }
    return true;
  };

  /** Another page, or the same one again, has replaced the page under the dialogs. */
  leavePage = (): void => {
    const open = this.current();
    if (!open) this.#leave = null;
    // The URL may still name its dialog; its page checks that.
    else if (open.before || !open.isAtUrl) this.#show(null);
  };

  /** Whether the URL names a dialog that has been closed. */
  isUrlLeft = (): boolean => this.#leave !== null && !this.current();

  /** Forgets that, and returns a function that replaces the URL with that of the page under the dialog. */
  leaveUrl = (): (() => void) | null => {
    const leave = this.#leave;
    this.#leave = null;
    return leave;
  };

  /** Whether another dialog has replaced the printed one. */
  isPrintedReplaced = (): boolean => this.current()?.isPrinted === false && this.#drawn() !== null;

  #add<Props extends object>(
    definition: DialogDefinition<Props>,
    props: Props,
    { isOver = false, isInstead = false, isAtUrl = false, isPrinted = false },
  ) {
    const open = this.current();
    const before = open && { ...open, stop: focusedStop() };
    const opened = definition as unknown as DialogDefinition<object>;
    // In parallel with the code of dialogs. A failure is reported when the dialog is rendered.
    opened.load().catch(() => {});
    const next: OpenDialog = {
      definition: opened,
      Dialog: lazyOf(opened),
      props,
      opening: 0,
      opener: before?.opener ?? document.activeElement,
      below: isOver ? before : null,
      before,
      isAtUrl,
      isPrinted,
      isStill: before?.isPrinted ?? false,
      stop: null,
    };
    const again = before?.before;
    if (isInstead || definition.isEnd) this.#takePlaceOf(next, before && firstOf(before));
    else if (again?.definition === next.definition) this.#takePlaceOf(next, again);
    this.#show(next, isPrinted);
  }

  #takePlaceOf(next: OpenDialog, former: OpenDialog | null): void {
    if (former) Object.assign(next, { before: former.before, below: former.below, isAtUrl: former.isAtUrl });
  }

  /** Replaces the open dialog with a new rendering of another one, or with none. */
  #show(next: OpenDialog | null, isPrinted = false): void {
    this.#openings += 1;
    this.set(next && { ...next, isPrinted, Dialog: lazyOf(next.definition), opening: this.#openings });
  }

  /** The frame of the open dialog; null until it is rendered. */
  #drawn(): DrawnFrame | null {
    return this.#frame?.opening === this.current()?.opening ? this.#frame : null;
  }

  #stepBack(): void {
    const open = this.current();
    const frame = this.#drawn();
    if (!open || frame?.isBusy) return;
    const { before } = open;
    const goBack = before || frame?.step ? frame?.back : undefined;
    if (goBack) goBack();
    else (frame?.close ?? this.close)();
    // Its button closes everything, Back only this dialog.
    if (before && !goBack && !this.current()) this.#show(before);
  }
}

export const DialogContext = createContext<DialogStore | null>(null);

/** `open` shows a dialog in place of the open one, `openOver` lets that one come back; `close` closes it. */
export const useDialogs = (): DialogStore => {
  const store = use(DialogContext);
  if (!store) throw new Error('There is no DialogScope above this component');
  return store;
};

export const useOpenDialog = (): OpenDialog | null => {
  const store = useDialogs();
  return useSyncExternalStore(store.subscribe, store.current, () => null);
};
