import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { useClient } from 'urql';
import { splitLanguage } from '../../schema/languages.ts';
import { useOpenSignIn } from '../features/session/public.ts';
import { ViewerDocument } from '../graphql/generated/graphql.ts';
import { watchClient } from '../graphql/watch-client.ts';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { customersRoute } from '../routing/page.ts';
import { isLeavingSession, leaveSession } from '../session/local-copy.ts';
import { type Session, SessionEndedContext, useSession } from '../session/viewer-scope.tsx';
import { afterSignIn, signInPath } from '../session/wanted-action.ts';
import { keepToast } from '../ui/feedback/toast.ts';

const longestTimer = 2 ** 31 - 1;

/**
 * Asks the server for the current viewer as soon as the session has run out by this browser's clock, which may be
 * wrong.
 */
const useSessionExpiry = (session: Session | null): void => {
  const client = useClient();
  useEffect(() => {
    if (!session) return;
    const end = Date.parse(session.expiresAt);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      const left = end - Date.now();
      if (left > 0) timer = setTimeout(ask, Math.min(longestTimer, left));
      else client.query(ViewerDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    };
    ask();
    // A sleeping machine's timers are late.
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, session]);
};

/**
 * Loads the page afresh for a guest who is asked to sign in: nothing of the customer stays in a store, in memory or
 * under a dialog. A page that guests must not see is replaced by the home page.
 */
const useEnd = () => {
  const text = useText();
  const locale = useLocale();
  const shown = useLocation();
  const matches = useMatches();
  // The answer may have been for the page that the customer is on the way to.
  const next = useNavigation();
  const pathname = next.location ? splitLanguage(next.location.pathname).path : shown.pathname;
  const { search } = next.location ?? shown;
  const isForGuests = !next.location && !matches.some(({ id }) => id === customersRoute);
  return useCallback(() => {
    if (isLeavingSession()) return;
    const returnTo = localePath(locale, pathname) + search;
    leaveSession(signInPath(localePath(locale, isForGuests ? pathname : '/'), returnTo, 'ended'));
    keepToast({ title: text('shell.failure.UNAUTHENTICATED'), color: 'warning' });
    afterSignIn.write({ returnTo, action: null });
  }, [text, locale, isForGuests, pathname, search]);
};

/** From the moment at which an answer says that the session has ended, the visitor is a guest and is asked to sign in. */
export const EndedSessions = ({ children }: { children: ReactNode }) => {
  const client = useClient();
  const session = useSession();
  const openSignIn = useOpenSignIn();
  const end = useEnd();
  const lastSession = useRef(session);
  useSessionExpiry(session);
  useEffect(() => {
    if (lastSession.current && !session) end();
    lastSession.current = session;
  }, [session, end]);
  useEffect(() => watchClient(client, () => session && end()), [client, session, end]);
  const onEnded = useCallback(() => {
    if (session) end();
    else openSignIn();
  }, [session, end, openSignIn]);
  return <SessionEndedContext value={onEnded}>{children}</SessionEndedContext>;
};
