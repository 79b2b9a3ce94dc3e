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

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | undefined;
let wake: (() => void) | undefined;

/** Shows a toast. The first one also fetches the code that draws them; until then they wait in order. */
export const showToast = (toast: Toast): void => {
  if (listener) listener(toast);
  else {
    waiting.push(toast);
    wake?.();
  }
};

/** Called by the toaster when it is mounted; it gets the queued toasts. */
export const drawToasts = (next: Listener): void => {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
};

/** Called by the host that loads the toaster; `next` is called for every toast before that. */
export const onFirstToast = (next: () => void): (() => void) => {
  wake = next;
  if (waiting.length > 0) next();
  return () => {
    if (wake === next) wake = undefined;
  };
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
