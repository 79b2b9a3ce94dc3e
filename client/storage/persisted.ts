import { useSyncExternalStore } from 'react';
import { ExternalStore } from './external-store.ts';

/** A storage that never throws: values that the browser refuses are kept in memory until the page is left. */
const guarded = (name: 'localStorage' | 'sessionStorage') => {
  const memory = new Map<string, string>();
  const attempt = <Answer>(work: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return work(globalThis[name]);
    } catch {
      return undefined;
    }
  };
  const removeItem = (key: string): void => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    // The browser's value counts more than memory: another tab may have written it since.
    getItem: (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    /** Where the value does not outlive the page, an older value in the browser is removed. */
    setItem: (key: string, value: string): void => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isKept) removeItem(key);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem,
    keys: (): string[] => [...memory.keys(), ...(attempt(Object.keys) ?? [])],
    clear: (): void => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
};

/** Shared by the tabs of this browser, for good. */
const localStore = guarded('localStorage');

/** For this tab only, until it is closed. */
const sessionStore = guarded('sessionStorage');

/** Every store of a signed-in customer has this before its name. */
export const personalPrefix = 'rawnaq.mine.';

/** Lists that a guest takes along when they sign in have this before their name. */
export const visitorPrefix = 'rawnaq.visitor.';

type Options = {
  /** It belongs to the signed-in customer: `clearPersonal` removes it. */
  personal?: true;
  /** Kept for this tab only, until it is closed; else for all tabs of the browser, for good. */
  tabOnly?: true;
};

/** The value of a JSON text; null for none and for an unreadable one. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The entries of a stored list; anything else is an empty one. */
export const listIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/**
 * One value that the browser keeps, also where it forbids storage or has no room: then until the page is left. `parse`
 * makes the value of the stored JSON, which may be anything, and of null for nothing; `text` is the stored
 * text itself. It is asked again only when that has changed.
 */
export const persisted = <Value>(
  name: string,
  parse: (stored: unknown, text: string | null) => Value,
  { personal, tabOnly }: Options = {},
) => {
  const key = personal ? `${personalPrefix}${name}` : name;
  const storage = tabOnly ? sessionStore : localStore;
  const written = new ExternalStore<unknown>(null);
  let known: { text: string | null; value: Value } | undefined;

  const read = (): Value => {
    const text = storage.getItem(key);
    if (!known || known.text !== text) known = { text, value: parse(parseJson(text), text) };
    return known.value;
  };
  /** A text is stored as it is, anything else as JSON; null and an empty list remove the entry. */
  const write = (value: Value | null): void => {
    if (value === null || (Array.isArray(value) && value.length === 0)) storage.removeItem(key);
    else storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    written.set(value);
  };
  /** Calls `listener` when another tab changes the value, or clears everything; answers how to stop. */
  const onOtherTab = (listener: () => void): (() => void) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  };
  return {
    key,
    read,
    write,
    clear: () => write(null),
    onOtherTab,
    /** Calls `listener` when this tab writes; answers how to stop. */
    onWrite: written.subscribe,
    /** Calls `listener` when this tab or another one changes the value; answers how to stop. */
    subscribe: (listener: () => void): (() => void) => {
      const stops = [written.subscribe(listener), onOtherTab(listener)];
      // A page that the browser kept aside heard of nothing while it was away.
      window.addEventListener('pageshow', listener);
      return () => {
        for (const stop of stops) stop();
        window.removeEventListener('pageshow', listener);
      };
    },
  };
};

type Readable<Value> = { read: () => Value; subscribe: (listener: () => void) => () => void };

/** The value that the browser keeps; `unknown` on the server and while hydrating, where it cannot be known. */
export const usePersisted = <Value, Unknown>(store: Readable<Value>, unknown: Unknown): Value | Unknown =>
  useSyncExternalStore<Value | Unknown>(store.subscribe, store.read, () => unknown);

/** Removes the values of these keys, for this tab and for all. */
export const clearKeys = (isMeant: (key: string) => boolean): void => {
  for (const storage of [localStore, sessionStore]) {
    for (const key of storage.keys()) if (isMeant(key)) storage.removeItem(key);
  }
};

/** Removes every personal store, also stores whose code this page never fetched. */
export const clearPersonal = (): void => clearKeys((key) => key.startsWith(personalPrefix));

/** Removes all that is kept for this tab. */
export const clearTab = (): void => sessionStore.clear();
