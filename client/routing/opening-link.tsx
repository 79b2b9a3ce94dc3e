import type { ComponentProps, MouseEvent } from 'react';
import { isPlainPress, Link } from './link.tsx';

type OpeningLinkProps = ComponentProps<typeof Link> & {
  /** Opens the dialog in place of the page behind the link. */
  onOpen: () => void;
  /** Fetches what the dialog will need, in place of that page. */
  onApproach?: (() => void) | undefined;
};

/** A link whose press opens a dialog. Without scripts, and in a new tab, it leads to its page. */
export const OpeningLink = ({ onOpen, onApproach, ...link }: OpeningLinkProps) => {
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen();
  };
  if (import.meta.env.SSR) return <Link {...link} aria-haspopup="dialog" />;
  return (
    <Link
      {...link}
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onTouchStart={onApproach}
    />
  );
};
