import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';

/** A guest on a signed-in page goes to the home page of his language, where the sign-in wizard opens. */
export const GuestRefusal = () => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  useEffect(() => {
    window.location.replace(signInAddress(localePath(locale, '/'), localePath(locale, pathname) + search));
  }, [locale, pathname, search]);
  return null;
};

/** A page with the wizard open over it and the way back to what was wanted, and why: `ended` when a session has. */
export const signInAddress = (path: string, returnTo: string, signIn: 'required' | 'ended' = 'required'): string =>
  `${path}?${new URLSearchParams({ signIn, returnTo })}`;
