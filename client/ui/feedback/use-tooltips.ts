import { useEffect } from 'react';
import * as styles from './tooltip.styles.ts';

/** A tooltip opens after this long. Milliseconds. */
const openDelayMs = 700;

/** A visitor who moves from one trigger to the next within this time does not wait again. Milliseconds. */
const skipDelayMs = 300;

/** The hover delay of a trigger, when the last tooltip closed at `closedAt` (null: none was open yet). */
export const delayBefore = (now: number, closedAt: number | null): number =>
  closedAt !== null && now - closedAt <= skipDelayMs ? 0 : openDelayMs;

const gapPx = 8;
const bubbleId = 'tooltip';

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const buildBubble = () => {
  const bubble = document.createElement('div');
  bubble.id = bubbleId;
  bubble.role = 'tooltip';
  bubble.popover = 'manual';
  bubble.className = styles.tooltip;
  document.body.append(bubble);
  return bubble;
};

/** Above its trigger, or below when there is no room; never over the edge of the window. */
const place = (bubble: HTMLElement, trigger: HTMLElement) => {
  const around = trigger.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const above = around.top - height - gapPx;
  const x = clamp(around.left + around.width / 2 - width / 2, gapPx, window.innerWidth - width - gapPx);
  bubble.style.setProperty('left', `${x}px`);
  bubble.style.setProperty('top', `${above >= gapPx ? above : around.bottom + gapPx}px`);
};

const isKeyboardFocus = ({ target }: Event) => (target as Element).matches(':focus-visible');

const startTooltips = (): (() => void) => {
  const bubble = buildBubble();
  let trigger: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt: number | null = null;

  const leave = () => {
    clearTimeout(timer);
    if (bubble.matches(':popover-open')) {
      bubble.hidePopover();
      trigger?.removeAttribute('aria-describedby');
      closedAt = performance.now();
    }
    trigger = null;
  };
  const open = (over: HTMLElement) => {
    if (!over.isConnected) return;
    bubble.textContent = over.dataset.tooltip ?? '';
    bubble.showPopover();
    place(bubble, over);
    over.setAttribute('aria-describedby', bubbleId);
  };
  const arrive = ({ target }: Event) => {
    const next = (target as Element).closest<HTMLElement>('[data-tooltip]');
    if (next === trigger) return;
    leave();
    trigger = next;
    if (next) timer = setTimeout(open, delayBefore(performance.now(), closedAt), next);
  };

  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && arrive(event), options);
  document.addEventListener('focusin', (event) => isKeyboardFocus(event) && arrive(event), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), options);
  for (const type of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(type, leave, options);
  document.documentElement.addEventListener('pointerleave', leave, { signal: listening.signal });
  return () => {
    leave();
    listening.abort();
    bubble.remove();
  };
};

/**
 * Shows the text of `data-tooltip` of the element under the mouse or with the keyboard's focus, for as long as the
 * part that calls it is there. The text is in the accessible name too.
 */
export const useTooltips = (): void => useEffect(startTooltips, []);
