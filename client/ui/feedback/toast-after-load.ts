import { persisted } from '../../storage/persisted.ts';
import type { Toast } from './toast.ts';

const left = persisted('rawnaq.toast', (stored) => stored as Toast | null, { tabOnly: true });

/** For a toast about something that ends with a new page being loaded: the next page of this tab shows it. */
export const keepToast = (toast: Toast): void => left.write(toast);

/** The toast that the last page left, once. */
export const takeToast = (): Toast | null => {
  const toast = left.read();
  left.clear();
  return toast;
};
