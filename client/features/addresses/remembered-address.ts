import { personalPrefix } from '../../session/local-copy.ts';

const key = `${personalPrefix}address`;

/** The id of the address that was chosen last in this browser. */
export const readRememberedAddress = (storage: Storage): string | null => storage.getItem(key);

/** A browser that keeps nothing forgets; the provider knows the preferred address. */
export const rememberAddress = (storage: Storage, id: string | null): void => {
  try {
    if (id === null) storage.removeItem(key);
    else storage.setItem(key, id);
  } catch {
    storage.removeItem(key);
  }
};
