import { persisted } from '../../storage/persisted.ts';

export type ToastColor = 'success' | 'error' | 'warning' | 'info';

/** Texts only; markup is shown as it is written. */
export type Toast = {
  title: string;
  description?: string;
  color: ToastColor;
  /** Something to do about it, such as "Undo", for as long as the toast is there. */
  action?: { label: string; onClick: () => void };
  /** Takes the toast away once what it says has turned out not to be so. */
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

/** Called by the toaster whenever it can draw; it gets what has waited. */
export const drawToasts = (next: Listener): void => {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
};

/** Called by the host that fetches the toaster; `next` is called for every toast that nothing draws yet. */
export const onFirstToast = (next: () => void): (() => void) => {
  wake = next;
  if (waiting.length > 0) next();
  return () => {
    if (wake === next) wake = undefined;
  };
};

const left = persisted('rawnaq.toast', (stored) => stored as Toast | null, { tabOnly: true });

/** For a toast about something that ends with a new page being loaded: the next page of this tab shows it. */
export const keepToast = (toast: Toast): void => left.write(toast);

/** How long a page that misses code may take until it is loaded anew. Milliseconds. */
const reloadMs = 5_000;

/** For a failure that the page may be loaded anew for: the toast is shown now, and once more by the page that follows. */
export const showToastOverReload = (toast: Toast): void => {
  showToast(toast);
  const keep = () => keepToast(toast);
  window.addEventListener('pagehide', keep, { once: true });
  setTimeout(() => window.removeEventListener('pagehide', keep), reloadMs);
};

/** The toast that the last page left, once. */
export const takeToast = (): Toast | null => {
  const toast = left.read();
  left.clear();
  return toast;
};
