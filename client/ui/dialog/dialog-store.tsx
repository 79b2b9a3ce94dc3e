import { type ComponentType, createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { ExternalStore } from '../../storage/external-store.ts';

/** What every dialog gets beside its own properties. */
export type DialogControls = { onClose: () => void };

/** A dialog that is fetched when it is first opened. `name` is its name in the specification and in tracking. */
export type DialogDefinition<Props extends object> = {
  name: string;
  /** What its sheet can show before the dialog's own code is there. */
  begin?: (props: Props) => { title: ReactNode; body: ReactNode } | null;
  /** It tells that the work of the dialogs before is done: none of them can be gone back to. */
  isEnd?: true;
  load: () => Promise<{ Dialog: ComponentType<Props & DialogControls> }>;
};

export const defineDialog = <Props extends object>(definition: DialogDefinition<Props>) => definition;

export type OpenDialog = {
  definition: DialogDefinition<object>;
  props: object;
  /** Counts openings, so that the same dialog opened twice starts afresh. */
  opening: number;
  opener: Element | null;
  /** The dialog that comes back when this one closes. */
  below: OpenDialog | null;
  /** The dialog that Back leads to; null when that is the page. */
  before: OpenDialog | null;
  /** The URL names it, so that the entry of the URL is its own. */
  isAtUrl?: boolean;
  /** The `data-stop` of the element that had the focus when another dialog was opened over this one. */
  stop: string | null;
};

const focusedStop = () => document.activeElement?.closest<HTMLElement>('[data-stop]')?.dataset.stop ?? null;

/**
 * One dialog at a time: opening another one takes the place of the open one. `dialog-history.ts` lets the browser's way
 * back go through them.
 */
export class DialogStore extends ExternalStore<OpenDialog | null> {
  #opening = 0;
  #hasDrawn = false;

  constructor() {
    super(null);
  }

  /** Opens a dialog as the next step; opening the one before the open one leads back to that. */
  open = <Props extends object>(definition: DialogDefinition<Props>, props: Props): void =>
    this.#add(definition, props, false);

  /**
   * Opens a dialog that gives its place back when it closes: the open one is drawn afresh with the same properties,
   * and the element whose `data-stop` had the focus gets it again.
   */
  openOver = <Props extends object>(definition: DialogDefinition<Props>, props: Props): void =>
    this.#add(definition, props, true);

  close = (): void => this.show(this.current()?.below ?? null);

  #add<Props extends object>(definition: DialogDefinition<Props>, props: Props, isOver: boolean) {
    const open = this.current();
    const before = open && { ...open, stop: focusedStop() };
    this.show({
      definition: definition as unknown as DialogDefinition<object>,
      props,
      opening: 0,
      opener: before?.opener ?? document.activeElement,
      below: isOver ? before : null,
      before,
      stop: null,
    });
  }

  /** Puts a dialog, drawn afresh, or none in the place of the open one. */
  show = (next: OpenDialog | null): void => {
    this.#opening += 1;
    this.set(next && { ...next, opening: this.#opening });
  };

  /** Whether a dialog has been drawn in this window. */
  hasDrawn = (): boolean => this.#hasDrawn;

  noteDrawn = (): void => {
    this.#hasDrawn = true;
    this.set(this.current());
  };
}

const DialogContext = createContext<DialogStore | null>(null);

export const DialogScope = ({ children }: { children: ReactNode }) => {
  const [store] = useState(() => new DialogStore());
  return <DialogContext value={store}>{children}</DialogContext>;
};

/** `open` shows a dialog in place of whichever is open, `openOver` lets that one come back; `close` closes it. */
export const useDialogs = (): DialogStore => {
  const store = use(DialogContext);
  if (!store) throw new Error('There is no DialogScope above this component');
  return store;
};

export const useOpenDialog = (): OpenDialog | null => {
  const store = useDialogs();
  return useSyncExternalStore(store.subscribe, store.current, () => null);
};

/**
 * Code that writes the history asks here first: the promise resolves when the entries of dialogs are out of the way.
 * `dialog-history.ts` answers once dialogs can be drawn.
 */
export const historyTurn: { wait?: (type: 'push' | 'replace') => Promise<void> | undefined } = {};
