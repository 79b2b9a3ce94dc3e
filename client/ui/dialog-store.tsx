import { type ComponentType, createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

/** What every dialog gets beside its own properties. */
export type DialogControls = { onClose: () => void };

/**
 * A dialog that is fetched when it is first opened. `name` is its name in the specification and in tracking; `words`
 * are the files of texts that must be there before it is drawn.
 */
export type DialogDefinition<Props extends object, Word extends string = string> = {
  name: string;
  words: readonly Word[];
  load: () => Promise<{ Dialog: ComponentType<Props & DialogControls> }>;
};

export const defineDialog = <Props extends object, Word extends string = string>(
  definition: DialogDefinition<Props, Word>,
) => definition;

export type OpenDialog = {
  definition: DialogDefinition<object>;
  props: object;
  /** Counts openings, so that the same dialog opened twice starts afresh. */
  opening: number;
  opener: Element | null;
  /** What comes back when this one closes. */
  below: OpenDialog | null;
  /** The `data-stop` of the element that had the focus when another dialog was opened over this one. */
  stop: string | null;
};

const focusedStop = () => document.activeElement?.closest<HTMLElement>('[data-stop]')?.dataset.stop ?? null;

/** One dialog at a time: opening another one takes the place of the open one. */
export class DialogStore {
  #current: OpenDialog | null = null;
  #opening = 0;
  #hasDrawn = false;
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = (): OpenDialog | null => this.#current;

  open = <Props extends object>(definition: DialogDefinition<Props>, props: Props): void =>
    this.#show(definition, props, null);

  /**
   * Opens a dialog that gives its place back when it closes: the open one is drawn afresh with the same properties,
   * and the element whose `data-stop` had the focus gets it again.
   */
  openOver = <Props extends object>(definition: DialogDefinition<Props>, props: Props): void =>
    this.#show(definition, props, this.#current && { ...this.#current, stop: focusedStop() });

  close = (): void => {
    const below = this.#current?.below ?? null;
    if (below) this.#opening += 1;
    this.#set(below && { ...below, opening: this.#opening });
  };

  /** Closes this opening; when another dialog has taken its place meanwhile, that one stays. */
  closeOpening = (opening: number): void => {
    if (this.#current?.opening === opening) this.close();
  };

  #show<Props extends object>(definition: DialogDefinition<Props>, props: Props, below: OpenDialog | null) {
    this.#opening += 1;
    const opener = this.#current?.opener ?? document.activeElement;
    const opening = this.#opening;
    const anyDefinition = definition as unknown as DialogDefinition<object>;
    this.#set({ definition: anyDefinition, props, opening, opener, below, stop: null });
  }

  /** Whether a dialog has been drawn in this window. */
  hasDrawn = (): boolean => this.#hasDrawn;

  noteDrawn = (): void => {
    if (this.#hasDrawn) return;
    this.#hasDrawn = true;
    this.#tell();
  };

  #set(next: OpenDialog | null) {
    this.#current = next;
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
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
