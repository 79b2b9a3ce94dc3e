import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOpenSignIn } from '../features/session/public.ts';
import { onRefusedSession } from '../graphql/refused-sessions.ts';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { useRouter } from '../routing/router-scope.tsx';
import { isLeavingSession, leaveSession } from '../session/local-copy.ts';
import { SessionEndedScope } from '../session/session-ended.tsx';
import { useSession } from '../session/viewer-scope.tsx';
import { afterSignIn } from '../session/wanted-action.ts';
import { keepToast } from '../ui/feedback/toast-after-load.ts';
import { signInPath } from './guest-refusal.tsx';
import { useSessionExpiry } from './use-session-expiry.ts';

/**
 * Loads the page afresh for a guest who is asked to sign in: nothing of the customer stays in a store, in memory or
 * under a dialog. A page that guests must not see is replaced by the home page.
 */
const useEnd = () => {
  const text = useText();
  const locale = useLocale();
  const { table } = useRouter().loader;
  const { pathname, search } = useLocation();
  return useCallback(() => {
    if (isLeavingSession()) return;
    const returnTo = localePath(locale, pathname) + search;
    const isForGuests = table.match(pathname)?.route.access === 'public';
    leaveSession();
    keepToast({ title: text('shell.failure.UNAUTHENTICATED'), color: 'warning' });
    afterSignIn.write({ returnTo, action: null });
    window.location.replace(signInPath(localePath(locale, isForGuests ? pathname : '/'), returnTo, 'ended'));
  }, [text, locale, table, pathname, search]);
};

/** From the moment at which an answer says that the session has ended, the visitor is a guest and is asked to sign in. */
export const EndedSessions = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const locale = useLocale();
  const openSignIn = useOpenSignIn();
  const { pathname, search } = useLocation();
  const end = useEnd();
  const lastSession = useRef(session);
  useSessionExpiry(session);
  useEffect(() => {
    if (lastSession.current && !session) end();
    lastSession.current = session;
  }, [session, end]);
  useEffect(() => onRefusedSession(() => session && end()), [session, end]);
  const onEnded = useCallback(() => {
    if (session) end();
    else openSignIn({ returnTo: localePath(locale, pathname) + search });
  }, [session, end, openSignIn, locale, pathname, search]);
  return <SessionEndedScope onEnded={onEnded}>{children}</SessionEndedScope>;
};
