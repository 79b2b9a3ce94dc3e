import { ExternalStore } from '../../storage/external-store.ts';
import type { Toast } from './toast.ts';

const mostToasts = 5;

/** Milliseconds for which a toast stays, without those in which the queue is paused. */
const durationMs = 5000;

/** Milliseconds from the closing of a toast until its removal. */
const removeDelayMs = 200;

export type ShownToast = Toast & { id: number; isClosing: boolean };

/** When the time of a toast ends, or how much of it is left while the queue is paused. Milliseconds. */
type Time = { timer?: ReturnType<typeof setTimeout>; endsAt: number; left: number };

/** The toasts that are shown, the newest first. At most 5 are; the sixth waits for its turn. */
export class ToastQueue extends ExternalStore<readonly ShownToast[]> {
  #lastId = 0;
  #isPaused = false;
  readonly #waiting: Toast[] = [];
  readonly #times = new Map<number, Time>();

  constructor() {
    super([]);
  }

  add = (toast: Toast): void => {
    if (toast.untrue?.aborted) return;
    if (this.current().length >= mostToasts) {
      this.#waiting.push(toast);
      return;
    }
    this.#lastId += 1;
    const id = this.#lastId;
    this.#times.set(id, { endsAt: 0, left: durationMs });
    if (!this.#isPaused) this.#run(id);
    toast.untrue?.addEventListener('abort', () => this.close(id));
    this.set([{ ...toast, id, isClosing: false }, ...this.current()]);
  };

  close = (id: number): void => {
    const time = this.#times.get(id);
    if (!time) return;
    clearTimeout(time.timer);
    this.#times.delete(id);
    this.set(this.current().map((toast) => (toast.id === id ? { ...toast, isClosing: true } : toast)));
    setTimeout(() => this.#remove(id), removeDelayMs);
  };

  /** No toast expires until `resume` is called. */
  pause = (): void => {
    if (this.#isPaused) return;
    this.#isPaused = true;
    for (const time of this.#times.values()) {
      clearTimeout(time.timer);
      time.left = time.endsAt - Date.now();
    }
  };

  resume = (): void => {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    for (const id of this.#times.keys()) this.#run(id);
  };

  #run(id: number) {
    const time = this.#times.get(id);
    if (!time) return;
    time.endsAt = Date.now() + time.left;
    time.timer = setTimeout(() => this.close(id), time.left);
  }

  #remove(id: number) {
    this.set(this.current().filter((toast) => toast.id !== id));
    const next = this.#waiting.shift();
    if (next) this.add(next);
  }
}
