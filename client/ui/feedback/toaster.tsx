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
import { drawToasts, type ToastColor } from './toast.ts';
import { type ShownToast, ToastQueue } from './toast-queue.ts';
import { useToastPlace } from './use-toast-place.ts';

const icons: Record<ToastColor, IconName> = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'bell',
};

/** A press with mouse or finger does not move the focus. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type ToastCardProps = { toast: ShownToast; closeLabel: string; onClose: () => void };

const ToastCard = ({ toast, closeLabel, onClose }: ToastCardProps) => {
  const { title, description, color, action, isClosing } = toast;
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
            className={styles.action}
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
  const [queue] = useState(() => new ToastQueue());
  const place = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(queue.subscribe, queue.current);
  const { note, giveBack } = useFocusBefore();
  useLayoutEffect(raiseToasts, []);
  useToastPlace(place);
  useEffect(() => drawToasts(queue.add), [queue]);
  // A toast removed while it is hovered or focused sends no event, and the others would stay paused for ever.
  const rest = () => {
    if (document.hidden || place.current?.matches(':is(:hover, :focus-within)')) queue.pause();
    else queue.resume();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the focus is asked after every change
  useEffect(() => {
    giveBack();
    const frame = requestAnimationFrame(rest);
    return () => cancelAnimationFrame(frame);
  }, [toasts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these listen for as long as the toaster is there
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leadToNewest = ({ code }: globalThis.KeyboardEvent) =>
      code === 'F8' && place.current?.querySelector<HTMLElement>('[data-toast]')?.focus();
    document.addEventListener('keydown', leadToNewest, { signal });
    document.addEventListener('visibilitychange', rest, { signal });
    return () => listening.abort();
  }, []);
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
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} onClose={() => queue.close(toast.id)} />
      ))}
    </section>,
    document.body,
  );
};
