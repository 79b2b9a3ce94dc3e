import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onFirstToast, type Toast, takeWaitingToasts } from './toast.ts';
import * as styles from './toast-host.styles.ts';
import type { ToasterLabels } from './toaster.tsx';

type ToasterModule = typeof import('./toaster.tsx');

/** How long messages without a close button stay. Milliseconds. */
const plainDurationMs = 8_000;

const raise = (place: HTMLElement | null) => place?.showPopover?.();

/** The messages themselves, while what draws them cannot be fetched; each goes with its own time. */
const usePlainToasts = () => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const add = useCallback((missed: readonly Toast[]) => {
    setToasts((shown) => [...shown, ...missed].slice(-5));
    setTimeout(() => setToasts((shown) => shown.filter((toast) => !missed.includes(toast))), plainDurationMs);
  }, []);
  return { toasts, add };
};

const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) =>
  createPortal(
    <div ref={raise} popover="manual" role="alert" aria-live="assertive" className={styles.plain}>
      {toasts.map(({ title, description }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, in their order
        <p key={place}>
          {title}
          {description && ` – ${description}`}
        </p>
      ))}
    </div>,
    document.body,
  );

/**
 * The place of the toasts; what draws them is fetched with the first one. When that fails the words are shown plainly,
 * and the next toast tries again: the code may have gone with an older build, and a page is not taken away for a message.
 */
export const ToastHost = ({ labels }: { labels: ToasterLabels }) => {
  const [drawing, setDrawing] = useState<ToasterModule | null>(null);
  const { toasts, add } = usePlainToasts();
  useEffect(() => {
    const showPlainly = () => add(takeWaitingToasts());
    return onFirstToast(() => import('./toaster.tsx').then(setDrawing, showPlainly));
  }, [add]);
  return (
    <>
      {drawing && <drawing.Toaster labels={labels} />}
      {toasts.length > 0 && <PlainToasts toasts={toasts} />}
    </>
  );
};
