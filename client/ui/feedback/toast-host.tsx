import { useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';
import type { ToasterLabels } from './toaster.tsx';

type ToasterModule = typeof import('./toaster.tsx');

/**
 * The place of the toasts; what draws them is fetched with the first one. When that fails they wait, and the next toast tries
 * again: a page is not taken away for a message.
 */
export const ToastHost = ({ labels }: { labels: ToasterLabels }) => {
  const [drawing, setDrawing] = useState<ToasterModule | null>(null);
  useEffect(() => onFirstToast(() => import('./toaster.tsx').then(setDrawing, () => {})), []);
  return drawing && <drawing.Toaster labels={labels} />;
};
