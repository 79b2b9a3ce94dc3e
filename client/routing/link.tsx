import type { ComponentProps, MouseEvent } from 'react';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { markNavigation } from './navigation-mark.ts';
import { leadsToNewerBuild } from './newer-build.ts';
import { useRouter } from './router-scope.tsx';

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
