import { useEffect, useState, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';
import type { ToasterLabels } from './toaster.tsx';

type ToasterModule = typeof import('./toaster.tsx');

const load = () => import('./toaster.tsx');

/** Preloads the toaster, so that toasts also work after the network fails. */
export const warmToaster = (): void => void load().catch(() => {});

/**
 * Loads the toaster. If that fails the toasts wait and the next one retries; the page does not reload for a toast.
 */
export const ToastHost = ({ labels }: { labels: ToasterLabels }) => {
  const [drawing, setDrawing] = useState<ToasterModule | null>(null);
  const count = useSyncExternalStore(toasts.subscribe, () => toasts.current().length);
  useEffect(() => {
    if (count > 0) load().then(setDrawing, () => {});
  }, [count]);
  return drawing && <drawing.Toaster labels={labels} />;
};
