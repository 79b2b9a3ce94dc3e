import { preventBodyScroll } from '@zag-js/remove-scroll';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../after-paint.ts';
import { raiseToasts } from '../feedback/raise-toasts.ts';

const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** The sheet and the toasts. The page under them is locked only after they have been painted. */
const isOverPage = (element: HTMLElement) => element.closest('[popover]') !== null;

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.matches(':disabled, [inert] *');

/** Browsers move Tab from the last control into their own toolbars, and from there to the first again. */
const goRound = (event: KeyboardEvent) => {
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(isOverPage).filter(isStop);
  const [leaving, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const at = document.activeElement;
  if (at !== leaving && !(event.shiftKey && at?.contains(stops[0] ?? null))) return;
  event.preventDefault();
  next?.focus();
};

/** Moves the focus to the stop, else to `data-autofocus`, else to the sheet. Focus inside the sheet stays. */
export const leadFocus = (sheet: HTMLElement | null, stop: string | null): void => {
  const left = stop && sheet?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(stop)}"]`);
  const at = document.activeElement;
  if (!left && at !== sheet && sheet?.contains(at)) return;
  (left || (sheet?.querySelector<HTMLElement>('[data-autofocus]') ?? sheet))?.focus({ preventScroll: true });
};

/** The siblings of an element and of all its ancestors. */
const besides = (element: Element): Element[] => {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [...parent.children, ...besides(parent)].filter((part) => !part.contains(element));
};

/** Makes everything outside the sheet, its scrim and the toasts inert. Returns the undo. */
const holdPage = (sheet: Element): (() => void) => {
  // It measures the page, which is cheap only before the page has changed.
  const release = preventBodyScroll(document);
  const held = besides(sheet).filter((part) => !part.matches('[popover], [data-scrim], [inert]'));
  for (const part of held) part.toggleAttribute('inert', true);
  return () => {
    release();
    for (const part of held) part.toggleAttribute('inert', false);
  };
};

/** The sheet that locks the page. A sheet that replaces another locks it again. */
let holder: { sheet: Element; release: () => void } | null = null;

const releasePage = () => {
  holder?.release();
  holder = null;
};

type Modal = {
  open: boolean;
  opener: Element | null;
  stop: string | null;
  askToClose: RefObject<() => void>;
  /** Called when the closing animation is over. */
  onGone: (() => void) | undefined;
};

/**
 * Shows the sheet over the page until the returned function is called. A browser without popovers relies on z-index.
 */
const show = (sheet: HTMLElement, { stop, askToClose }: Modal): (() => void) => {
  sheet.showPopover?.();
  raiseToasts();
  leadFocus(sheet, stop);
  const listening = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Tab') goRound(event);
    if (event.key === 'Escape') askToClose.current();
  };
  document.addEventListener('keydown', onKey, { signal: listening.signal });
  const scrim = sheet.previousElementSibling as HTMLElement | null;
  // The second press of a double press on the opener meets the scrim.
  const onPress = ({ detail }: MouseEvent) => detail < 2 && askToClose.current();
  scrim?.addEventListener('click', onPress, { signal: listening.signal });
  return () => {
    listening.abort();
    // A key must not press a control of the closing sheet again.
    if (sheet.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    sheet.hidePopover?.();
  };
};

/**
 * Locks the page while the sheet is open, then unlocks it and restores the focus. Both restyle every element of the
 * page, so they wait for the paint of the opening or closing.
 */
const useHeldPage = (sheet: RefObject<HTMLElement | null>, open: boolean, opener: Element | null) => {
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who opened it counts when it opens
  useEffect(() => {
    const element = sheet.current;
    if (!open || !element) return undefined;
    const giveBack = () => {
      if (holder && holder.sheet !== element) return;
      releasePage();
      const isFree = document.activeElement === document.body;
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
    isWanted.current = true;
    afterPaint(() => {
      if (!isWanted.current || holder?.sheet === element) return;
      releasePage();
      holder = { sheet: element, release: holdPage(element) };
    });
    return () => {
      isWanted.current = false;
      afterPaint(() => {
        if (!isWanted.current) giveBack();
      });
    };
  }, [open]);
};

/** Shows a sheet as a modal dialog; while it closes it is only visible. */
export const useModal = (ref: RefObject<HTMLElement | null>, modal: Modal): void => {
  const { open, opener, onGone } = modal;
  const hide = useRef(() => {});
  // Not in the clean-up of the effect: React then restores the focus from before the commit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who opened it counts when it opens
  useLayoutEffect(() => {
    hide.current();
    hide.current = open && ref.current ? show(ref.current, modal) : () => {};
  }, [open]);
  useLayoutEffect(() => () => hide.current(), []);
  useHeldPage(ref, open, opener);
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet || open || !onGone) return undefined;
    let isCurrent = true;
    Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished)).then(() => isCurrent && onGone());
    return () => {
      isCurrent = false;
    };
  });
};
