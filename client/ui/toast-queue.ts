import { createToaster } from '@chakra-ui/react/toast';
import type { Toast } from './toast.ts';

/** A toast stays for 5 s. */
const duration = 5000;

export type ToastQueue = ReturnType<typeof createToaster>;

/**
 * At most 5 toasts are in the page, the sixth waits for its turn; a closed one is gone after 200 ms. On phones they
 * come from above, since the sheets and the actions under the thumb are below.
 */
export const buildToastQueue = (isPhone: boolean): ToastQueue =>
  createToaster({
    max: 5,
    duration,
    removeDelay: 200,
    hotkey: ['F8'],
    overlap: false,
    gap: 8,
    placement: isPhone ? 'top' : 'bottom-end',
    offsets: isPhone ? '1rem' : '1.5rem',
    pauseOnPageIdle: true,
  });

/** The same priority for all: toasts are shown in the order in which they came. */
export const addToast = (queue: ToastQueue, { title, description, color }: Toast): void => {
  queue.create({ title, description, type: color, duration, priority: 1 });
};
