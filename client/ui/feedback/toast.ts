import { ExternalStore } from '../../storage/external-store.ts';
import { persisted } from '../../storage/persisted.ts';

export type ToastColor = 'success' | 'error' | 'warning' | 'info';

/** Plain text only; markup is shown as text. */
export type Toast = {
  title: string;
  description?: string;
  color: ToastColor;
  /** An action such as "Undo", as long as the toast is shown. */
  action?: { label: string; onClick: () => void };
  /** Dismisses the toast when its message is no longer true. */
  untrue?: AbortSignal;
};

export type QueuedToast = Toast & { id: number; isClosing?: true };

/** The toasts that are not gone yet, the oldest first. */
export const toasts = new ExternalStore<readonly QueuedToast[]>([]);

let lastId = 0;

/** Shows a toast. The first one also fetches the code that draws them; until then they wait in order. */
export const showToast = (toast: Toast): void => {
  lastId += 1;
  toasts.set([...toasts.current(), { ...toast, id: lastId }]);
};

const left = persisted('rawnaq.toast', (stored) => stored as Toast | null, { tabOnly: true });

/** For a toast before a page load: the next page of this tab shows it. */
export const keepToast = (toast: Toast): void => left.write(toast);

/** Longest time until a page with missing code reloads. Milliseconds. */
const reloadMs = 5_000;

/** For a failure that may reload the page: the toast is shown now, and again by the next page. */
export const showToastOverReload = (toast: Toast): void => {
  showToast(toast);
  const keep = () => keepToast(toast);
  window.addEventListener('pagehide', keep, { once: true });
  setTimeout(() => window.removeEventListener('pagehide', keep), reloadMs);
};

/** The toast of the previous page, once. */
export const takeToast = (): Toast | null => {
  const toast = left.read();
  left.clear();
  return toast;
};
