import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import type { DialogDefinition } from '../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../ui/dialog/warm-dialog.ts';
import { fetchesAhead } from '../ui/fetches-ahead.ts';
import { leadsToNewerBuild } from './newer-build.ts';
import { overPage } from './open-over-page.ts';
import { PreloadContext } from './preload.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the route table, with query and hash when wanted; the router adds the language. */
  to: string;
  replace?: boolean;
  /** Keeps the scroll position, for links that only change a filter. */
  keepScroll?: boolean;
};

/** The events before a press. */
const approaching = (onApproach: (() => void) | undefined) => ({
  onPointerEnter: onApproach,
  onFocus: onApproach,
  onTouchStart: onApproach,
});

/** The browser handles a press for a new tab, a download or a menu. */
export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link inside the shop: the router's, with prefetch on hover, focus and touch. With a newer build of the shop it loads
 * the page in full; offline it first checks that the page can be shown.
 */
export const Link = ({ to, keepScroll, onClick, ...rest }: LinkProps) => {
  const preload = use(PreloadContext);
  const approach = () => {
    if (fetchesAhead()) preload?.fetch(to).catch(() => {});
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    const { href } = event.currentTarget;
    if (leadsToNewerBuild(href)) {
      event.preventDefault();
      window.location.assign(href);
    } else if (!navigator.onLine && preload) {
      event.preventDefault();
      preload.fetch(to).then(() => preload.goTo(to), preload.onFailure);
    }
  };
  return (
    <RouterLink
      to={to}
      discover="none"
      {...approaching(approach)}
      {...(keepScroll && { preventScrollReset: true })}
      {...rest}
      onClick={follow}
    />
  );
};

type OpeningLinkProps = ComponentProps<typeof Link> & {
  /** Opens the dialog instead of the page of the link. */
  onOpen: () => void;
  /** Prefetches the dialog instead of that page. */
  onApproach?: (() => void) | undefined;
};

/** A link whose press opens a dialog. Without scripts, and in a new tab, it leads to its page. */
export const OpeningLink = ({ onOpen, onApproach, ...link }: OpeningLinkProps) => {
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen();
  };
  return <Link {...link} aria-haspopup="dialog" onClick={open} {...approaching(onApproach)} />;
};

type DialogLinkProps<Props extends object> = Omit<ComponentProps<'a'>, 'href'> & {
  /** The URL that shows the dialog over the page. */
  to: string;
  dialog: DialogDefinition<Props>;
};

/** A link to a dialog over the page. The page stays as it is, so that no newer build and no network is needed. */
export const DialogLink = <Props extends object>({ dialog, ...link }: DialogLinkProps<Props>) => (
  <RouterLink
    discover="none"
    aria-haspopup="dialog"
    {...approaching(() => warmDialog(dialog))}
    {...overPage}
    {...link}
  />
);

/** A link with `aria-current` for the shown page. */
export const NavigationLink = ({ to, className, children }: { to: string; className: string; children: ReactNode }) => {
  const { pathname } = useLocation();
  const isCurrent = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
};
