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
const selector = '[data-tooltip]';

const triggerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

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

/** One tooltip for all elements with `data-tooltip="text"`: on hover with a mouse and on keyboard focus. */
class Tooltips {
  #bubble = buildBubble();
  #trigger: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closedAt: number | null = null;

  arrive(target: EventTarget | null) {
    const trigger = triggerOf(target);
    if (trigger === this.#trigger) return;
    this.leave();
    if (!trigger) return;
    this.#trigger = trigger;
    this.#timer = setTimeout(() => this.#open(trigger), delayBefore(performance.now(), this.#closedAt));
  }

  leave() {
    clearTimeout(this.#timer);
    if (this.#bubble.matches(':popover-open')) {
      this.#bubble.hidePopover();
      this.#trigger?.removeAttribute('aria-describedby');
      this.#closedAt = performance.now();
    }
    this.#trigger = null;
  }

  #open(trigger: HTMLElement) {
    const text = trigger.dataset.tooltip;
    if (!text || !trigger.isConnected) return;
    this.#bubble.textContent = text;
    this.#bubble.showPopover();
    place(this.#bubble, trigger);
    trigger.setAttribute('aria-describedby', bubbleId);
  }
}

const isKeyboardFocus = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible');

/** Starts listening; `first` is the event that loaded this code. Returns the clean-up. */
export const startTooltips = (first: Event): (() => void) => {
  const tooltips = new Tooltips();
  const listening = new AbortController();
  const on = (type: string, handle: (event: Event) => void) =>
    document.addEventListener(type, handle, { signal: listening.signal, capture: true, passive: true });
  const hover = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'touch') tooltips.arrive(event.target);
  };
  const focus = (event: Event) => isKeyboardFocus(event.target) && tooltips.arrive(event.target);
  on('pointerover', hover);
  on('focusin', focus);
  on('focusout', () => tooltips.leave());
  on('pointerdown', () => tooltips.leave());
  on('scroll', () => tooltips.leave());
  on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && tooltips.leave());
  document.documentElement.addEventListener('pointerleave', () => tooltips.leave(), { signal: listening.signal });
  if (first.type === 'focusin') focus(first);
  else hover(first);
  return () => {
    tooltips.leave();
    listening.abort();
    document.getElementById(bubbleId)?.remove();
  };
};
