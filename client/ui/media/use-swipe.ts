import { type PointerEvent, useRef } from 'react';

/** The swipe distance that dismisses a toast, in either direction. Pixels. */
const swipeThresholdPx = 50;

/** The outcome of a swipe of `distance` pixels. */
export const swipeOutcome = (distance: number): 'dismiss' | 'stay' =>
  Math.abs(distance) >= swipeThresholdPx ? 'dismiss' : 'stay';

type Swipe = PointerEvent<HTMLElement>;

const moveTo = (element: HTMLElement, transform: string) => element.style.setProperty('transform', transform);

/** Moves an element with the finger; past the threshold it leaves and `onDismiss` is called, else it snaps back. */
export const useSwipe = (onDismiss: () => void) => {
  const start = useRef<number | null>(null);
  const finish = ({ type, clientX, currentTarget }: Swipe) => {
    if (start.current === null) return;
    const distance = clientX - start.current;
    start.current = null;
    currentTarget.removeAttribute('data-dragging');
    if (type === 'pointercancel' || swipeOutcome(distance) === 'stay') return moveTo(currentTarget, '');
    moveTo(currentTarget, `translateX(${distance > 0 ? '' : '-'}110%)`);
    onDismiss();
  };
  return {
    onPointerDown: ({ button, target, clientX, currentTarget, pointerId }: Swipe) => {
      if (button !== 0 || (target as Element).closest('button, a')) return;
      start.current = clientX;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX, currentTarget }: Swipe) => {
      if (start.current === null) return;
      currentTarget.setAttribute('data-dragging', '');
      moveTo(currentTarget, `translateX(${clientX - start.current}px)`);
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
};
