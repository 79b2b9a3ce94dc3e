import { personalPrefix } from '../../session/local-copy.ts';
import { localStore } from '../../storage/browser-storage.ts';

const key = `${personalPrefix}address`;

/** The id of the address that was chosen last in this browser. */
export const readRememberedAddress = (): string | null => localStore.getItem(key);

export const rememberAddress = (id: string | null): void => {
  if (id === null) localStore.removeItem(key);
  else localStore.setItem(key, id);
};
