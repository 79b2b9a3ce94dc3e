import { type PointerEvent, useRef } from 'react';

/** The swipe distance that dismisses a toast, in either direction. Pixels. */
const swipeThresholdPx = 50;

/** The outcome of a swipe of `distance` pixels. */
export const swipeOutcome = (distance: number): 'dismiss' | 'stay' =>
  Math.abs(distance) >= swipeThresholdPx ? 'dismiss' : 'stay';

type Handlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

const isButton = (target: EventTarget) => target instanceof Element && target.closest('button, a') !== null;

const moveTo = (element: HTMLElement, transform: string) => element.style.setProperty('transform', transform);

/** Moves an element with the finger; past the threshold it leaves and `onDismiss` is called, else it snaps back. */
export const useSwipe = (onDismiss: () => void): Handlers => {
  const start = useRef<number | null>(null);
  const finish = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    if (start.current === null) return;
    const distance = event.clientX - start.current;
    const element = event.currentTarget;
    start.current = null;
    element.removeAttribute('data-dragging');
    if (isCancelled || swipeOutcome(distance) === 'stay') return moveTo(element, '');
    moveTo(element, `translateX(${distance > 0 ? '' : '-'}110%)`);
    onDismiss();
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || isButton(event.target)) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (start.current === null) return;
      event.currentTarget.setAttribute('data-dragging', '');
      moveTo(event.currentTarget, `translateX(${event.clientX - start.current}px)`);
    },
    onPointerUp: (event) => finish(event, false),
    onPointerCancel: (event) => finish(event, true),
  };
};
