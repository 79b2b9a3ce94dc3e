import { sessionStore } from '../../storage/browser-storage.ts';
import type { Toast } from './toast.ts';

const key = 'rawnaq.toast';

/** For a toast about something that ends with a new page being loaded: the next page of this tab shows it. */
export const keepToast = (toast: Toast): void => {
  sessionStore.setItem(key, JSON.stringify(toast));
};

/** The toast that the last page left, once. */
export const takeToast = (): Toast | null => {
  try {
    return JSON.parse(sessionStore.getItem(key) ?? 'null');
  } catch {
    return null;
  } finally {
    sessionStore.removeItem(key);
  }
};
