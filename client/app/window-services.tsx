import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFollowOtherTabs, useOpenSignIn } from '../features/session/public.ts';
import type { Dictionary } from '../i18n/dictionary.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { lazyPart } from '../routing/lazy-part.tsx';
import { fetchPageFiles } from '../routing/page-modules.ts';
import { reconcileLocalCopy } from '../session/local-copy.ts';
import { safeReturnPath } from '../session/return-path.ts';
import { rememberLocale } from '../session/settings.ts';
import { useSession } from '../session/viewer-scope.tsx';
import { forgetAfterSignIn, readAfterSignIn } from '../session/wanted-action.ts';
import { TrackingHost } from '../tracking/tracking-host.tsx';
import { useColorMode } from '../ui/color-mode.ts';
import { showToast } from '../ui/toast.ts';
import { takeToast } from '../ui/toast-after-load.ts';
import { Islands } from './islands.tsx';
import { keepOfflinePage } from './keep-offline-page.ts';
import { whenIdle } from './when-idle.ts';

/** Opens the sign-in wizard when the address asks for it: `/auth/login`, or a refused page with its way back. */
const SignInOnArrival = () => {
  const { pathname, search } = useLocation();
  const session = useSession();
  const openSignIn = useOpenSignIn();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (session || (pathname !== '/auth/login' && !query.has('signIn'))) return;
    // An action that found the session ended has left here what it wanted.
    const kept = query.get('signIn') === 'ended' ? readAfterSignIn() : null;
    openSignIn(kept ?? { returnTo: safeReturnPath(query.get('returnTo')) });
  }, [pathname, search, session, openSignIn]);
  return null;
};

const wantedActions = lazyPart(() => import('./wanted-actions.tsx'));

/** Goes on with the action that sign-in interrupted; few windows have one, and only they fetch the code for it. */
const GoOnAfterSignIn = () => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (readAfterSignIn()?.action) setIsWanted(true);
    else forgetAfterSignIn();
  }, []);
  return isWanted ? <wantedActions.View /> : null;
};

/** What a window does beside showing pages. Nothing of it is rendered on the server. */
export const WindowServices = ({ dictionary }: { dictionary: Dictionary }) => {
  const locale = useLocale();
  const session = useSession();
  // Tells testers and their tools that buttons work from now on.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  // Pages without a switch of their own follow the device and the other tabs too.
  useColorMode();
  useFollowOtherTabs();
  useEffect(keepOfflinePage, []);
  useEffect(() => whenIdle(fetchPageFiles), []);
  useEffect(() => rememberLocale(locale), [locale]);
  useEffect(() => reconcileLocalCopy(session), [session]);
  useEffect(() => {
    const kept = takeToast();
    if (kept) showToast(kept);
  }, []);
  return (
    <>
      <SignInOnArrival />
      {session && <GoOnAfterSignIn />}
      <Islands dictionary={dictionary} />
      <TrackingHost dictionary={dictionary} />
    </>
  );
};
