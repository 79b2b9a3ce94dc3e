import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/**
 * A `details` element that behaves as a menu: it closes when the focus leaves it or on Escape, which moves the focus
 * to its summary. Spread `menu` on the element; `close` is for a choice inside.
 */
export const useDetailsMenu = () => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return { menu: { ref: details, onBlur, onKeyDown }, close };
};
