import { useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';
import type { ToasterLabels } from './toaster.tsx';

type ToasterModule = typeof import('./toaster.tsx');

const load = () => import('./toaster.tsx');

/** Fetches the code that draws toasts before the first one: a visitor whose network goes can still be told. */
export const warmToaster = (): void => void load().catch(() => {});

/**
 * The place of the toasts. When the code that draws them cannot be fetched they wait, and the next toast tries again: a page
 * is not taken away for a message.
 */
export const ToastHost = ({ labels }: { labels: ToasterLabels }) => {
  const [drawing, setDrawing] = useState<ToasterModule | null>(null);
  useEffect(() => onFirstToast(() => load().then(setDrawing, () => {})), []);
  return drawing && <drawing.Toaster labels={labels} />;
};
