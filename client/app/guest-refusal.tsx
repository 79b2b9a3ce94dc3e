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

/** The home page with the wizard open and the way back to what was wanted. */
export const signInAddress = (home: string, returnTo: string): string =>
  `${home}?${new URLSearchParams({ signIn: 'required', returnTo })}`;
