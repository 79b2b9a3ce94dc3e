/** A storage that never throws: what the browser forbids or has no room for is kept in memory until the page is left. */
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
export const localStore = guarded('localStorage');

/** For this tab only, until it is closed. */
export const sessionStore = guarded('sessionStorage');
