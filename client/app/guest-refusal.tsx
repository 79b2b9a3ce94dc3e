import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';

/** A guest on a signed-in page goes to the home page in their language, where the sign-in wizard opens. */
export const GuestRefusal = () => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  useEffect(() => {
    window.location.replace(signInPath(localePath(locale, '/'), localePath(locale, pathname) + search));
  }, [locale, pathname, search]);
  return null;
};

/**
 * The URL of a page with the sign-in wizard over it, the way back, and the reason: `ended` when a session has ended.
 */
export const signInPath = (path: string, returnTo: string, signIn: 'required' | 'ended' = 'required'): string =>
  `${path}?${new URLSearchParams({ signIn, returnTo })}`;
