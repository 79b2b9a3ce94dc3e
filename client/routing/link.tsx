import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { leadsToNewerBuild } from './newer-build.ts';
import { markNavigation, useRouter } from './router-scope.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the route table, with query and hash when wanted; the language prefix is added here. */
  to: string;
  replace?: boolean;
  /** Keeps the place where the reader is, for links that only change a filter. */
  keepScroll?: boolean;
};

/** A press that asks for a new tab, a download or a menu is the browser's. */
export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link inside the shop. It keeps the language and fetches the page when the visitor is about to follow it. */
export const Link = ({ to, replace = false, keepScroll, onClick, ...rest }: LinkProps) => {
  const { loader, navigate } = useRouter();
  const href = localePath(useLocale(), to);
  // Nothing is pressed on the server, and React would look at each listener.
  if (import.meta.env.SSR) return <a {...rest} href={href} />;
  const preload = () => loader.preload(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || leadsToNewerBuild(href)) return;
    event.preventDefault();
    markNavigation();
    navigate(to, {
      replace: replace || href === window.location.pathname + window.location.search + window.location.hash,
      state: keepScroll ? { keepScroll } : null,
    });
  };
  return <a href={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} onClick={follow} />;
};

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

/** A link that says when it leads to the page that is shown. */
export const NavigationLink = ({ to, className, children }: { to: string; className: string; children: ReactNode }) => {
  const { pathname } = useLocation();
  const isCurrent = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
};
