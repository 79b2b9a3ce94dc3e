import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { round } from '../dialog/sheet.styles.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import { useSwipe } from '../media/use-swipe.ts';
import { raiseToasts, toastPlaceId } from './raise-toasts.ts';
import * as styles from './toast.styles.ts';
import { type QueuedToast, type ToastColor, toasts } from './toast.ts';
import { useToastPlace } from './use-toast-place.ts';

/** The sixth waits for its turn. */
const mostToasts = 5;

/** Milliseconds for which a toast stays, without those in which the toasts are paused. */
const durationMs = 5000;

/** Milliseconds from the closing of a toast until its removal. */
const removeDelayMs = 200;

const icons: Record<ToastColor, IconName> = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'bell',
};

/** A press with mouse or finger does not move the focus. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const closeToast = (id: number): void => {
  toasts.set(toasts.current().map((toast) => (toast.id === id ? { ...toast, isClosing: true } : toast)));
  setTimeout(() => toasts.set(toasts.current().filter((toast) => toast.id !== id)), removeDelayMs);
};

type ToastCardProps = { toast: QueuedToast; isPaused: boolean; closeLabel: string };

const ToastCard = ({ toast, isPaused, closeLabel }: ToastCardProps) => {
  const { id, title, description, color, action, untrue, isClosing } = toast;
  const onClose = () => closeToast(id);
  const left = useRef(durationMs);
  useEffect(() => {
    if (isPaused || isClosing) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(closeToast, left.current, id);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [isPaused, isClosing, id]);
  useEffect(() => untrue?.addEventListener('abort', () => closeToast(id)), [untrue, id]);
  const swipe = useSwipe(onClose);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog under it stays open.
    event.preventDefault();
    onClose();
  };
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two */}
      <div
        role={color === 'error' ? 'alert' : 'status'}
        aria-live={color === 'error' ? 'assertive' : 'polite'}
        aria-atomic="true"
        tabIndex={0}
        className={styles.card}
        data-toast=""
        data-type={color}
        data-state={isClosing ? 'closed' : 'open'}
        onMouseDown={keepFocus}
        onKeyDown={closeOnEscape}
        {...swipe}
      >
        <div className={styles.indicator}>
          <Icon name={icons[color]} />
        </div>
        <div className={styles.texts}>
          <div className={styles.title}>{title}</div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              action.onClick();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={round} aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
};

/** The focused element before the focus moved to the toasts; a removed toast with the focus restores it. */
const useFocusBefore = () => {
  const before = useRef<HTMLElement | null>(null);
  const note = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveBack = () => {
    if (document.activeElement === document.body && before.current?.isConnected) {
      before.current.focus({ preventScroll: true });
    }
  };
  return { note, giveBack };
};

export type ToasterLabels = { close: string; region: string };

export const Toaster = ({ labels }: { labels: ToasterLabels }) => {
  const place = useRef<HTMLElement>(null);
  const queued = useSyncExternalStore(toasts.subscribe, toasts.current);
  const [isPaused, setPaused] = useState(false);
  const { note, giveBack } = useFocusBefore();
  useLayoutEffect(raiseToasts, []);
  useToastPlace(place);
  // A toast removed while it is hovered or focused sends no event, and the others would stay paused for ever.
  const rest = () => setPaused(document.hidden || place.current?.matches(':is(:hover, :focus-within)') === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is read after every change
  useEffect(() => {
    giveBack();
    const frame = requestAnimationFrame(rest);
    return () => cancelAnimationFrame(frame);
  }, [queued]);
  // Before the first message is painted: its reader may press F8 at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these listen for as long as the toaster is there
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leadToNewest = ({ code }: globalThis.KeyboardEvent) =>
      code === 'F8' && place.current?.querySelector<HTMLElement>('[data-toast]')?.focus();
    document.addEventListener('keydown', leadToNewest, { signal });
    document.addEventListener('visibilitychange', rest, { signal });
    return () => listening.abort();
  }, []);
  const shown = queued.filter(({ untrue, isClosing }) => isClosing || !untrue?.aborted).slice(0, mostToasts);
  return createPortal(
    <section
      ref={place}
      id={toastPlaceId}
      popover="manual"
      className={styles.place}
      aria-label={`${labels.region} (F8)`}
      aria-live="polite"
      onPointerEnter={rest}
      onPointerLeave={rest}
      onFocus={(event) => {
        note(event);
        rest();
      }}
      onBlur={rest}
    >
      {shown.toReversed().map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} closeLabel={labels.close} />
      ))}
    </section>,
    document.body,
  );
};
