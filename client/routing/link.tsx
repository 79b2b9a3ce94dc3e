import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { matchRoute } from './match-route.ts';
import { markNavigation } from './navigation-mark.ts';
import { useRouter } from './router-scope.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the route table, with query and hash when wanted; the language prefix is added here. */
  to: string;
  replace?: boolean;
  /** Keeps the place where the reader is, for links that only change a filter. */
  keepScroll?: boolean;
};

/** A link inside the shop. It keeps the language and fetches the page when the visitor is about to follow it. */
export const Link = ({ to, replace, keepScroll, onClick, ...rest }: LinkProps) => {
  const { routes, loader } = useRouter();
  const preload = () => {
    const url = new URL(to, 'http://path');
    const matched = matchRoute(routes, url.pathname);
    if (matched) loader.preload(matched, url.searchParams);
  };
  return (
    <RouterLink
      to={to}
      discover="none"
      {...(replace === undefined ? {} : { replace })}
      state={keepScroll ? { keepScroll } : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        markNavigation(event);
      }}
      {...rest}
    />
  );
};
