import { createToaster } from '@chakra-ui/react/toast';
import type { Toast } from './toast.ts';

/** A toast stays for 5 s. */
const duration = 5000;

export type ToastQueue = ReturnType<typeof createToaster>;

type Place = { isPhone: boolean; isRtl: boolean };

/** Zag turns `start` and `end` round twice when it reads from right to left, so the far corner is asked for as `start`. */
const placementOf = ({ isPhone, isRtl }: Place) => {
  if (isPhone) return 'top' as const;
  return isRtl ? ('bottom-start' as const) : ('bottom-end' as const);
};

/** `use-toast-place.ts` says where they are out of the way of an open dialog. */
const offsetsOf = ({ isPhone }: Place) => {
  const edge = isPhone ? '1rem' : '1.5rem';
  const clear = `var(--toast-place, ${edge})`;
  return { left: edge, right: edge, top: clear, bottom: clear };
};

/**
 * At most 5 toasts are in the page, the sixth waits for its turn; a closed one is gone after 200 ms. On phones they
 * come from above, since the sheets and the actions under the thumb are below.
 */
export const buildToastQueue = (place: Place): ToastQueue =>
  createToaster({
    max: 5,
    duration,
    removeDelay: 200,
    hotkey: ['F8'],
    overlap: false,
    gap: 8,
    placement: placementOf(place),
    offsets: offsetsOf(place),
    pauseOnPageIdle: true,
  });

/** Calls `next` whenever something has begun to draw the queue. What is added before that would not be drawn. */
export const whenDrawn = (queue: ToastQueue, next: () => void): void => {
  const { subscribe } = queue;
  queue.subscribe = (listener) => {
    const stop = subscribe(listener);
    queueMicrotask(next);
    return stop;
  };
};

/** The same priority for all: toasts are shown in the order in which they came. */
export const addToast = (queue: ToastQueue, { title, description, color, action }: Toast): void => {
  queue.create({ title, description, type: color, duration, priority: 1, action });
};
