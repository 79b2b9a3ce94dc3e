import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { useLocation } from 'react-router';
import { type Client, Provider, useClient } from 'urql';
import { useOpenSignIn } from '../features/session/public.ts';
import { ViewerDocument } from '../graphql/generated/graphql.ts';
import { watchClient } from '../graphql/watch-client.ts';
import type { Dictionary } from '../i18n/dictionary.ts';
import { localePath } from '../i18n/locale.ts';
import { LocaleContext, useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import type { PageLoader } from '../routing/page-loader.ts';
import { RouterScope, useRouter } from '../routing/router-scope.tsx';
import { BranchContext, type ChosenBranch } from '../session/chosen-branch.ts';
import { isLeavingSession, leaveSession } from '../session/local-copy.ts';
import { signInPath } from '../session/return-path.ts';
import { type Session, SessionEndedContext, useSession, ViewerScope } from '../session/viewer-scope.tsx';
import { afterSignIn } from '../session/wanted-action.ts';
import { DialogScope } from '../ui/dialog/dialog-store.tsx';
import { keepToast } from '../ui/feedback/toast.ts';
import { RiyalSymbol } from '../ui/price/price.tsx';
import { CurrentPage, type PageOutcome } from './current-page.tsx';

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
const EndedSessions = ({ children }: { children: ReactNode }) => {
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
  useEffect(() => watchClient(client, { onRefused: () => session && end() }), [client, session, end]);
  const onEnded = useCallback(() => {
    if (session) end();
    else openSignIn();
  }, [session, end, openSignIn]);
  return <SessionEndedContext value={onEnded}>{children}</SessionEndedContext>;
};

type AppProps = {
  client: Client;
  dictionary: Dictionary;
  loader: PageLoader;
  branch: ChosenBranch;
  outcome: PageOutcome | null;
  children?: ReactNode;
};

/** The whole shop below the router. `outcome` is what the server found out about the first page. */
export const App = ({ client, dictionary, loader, branch, outcome, children }: AppProps) => {
  return (
    <RawIntlProvider value={dictionary.intl as unknown as IntlShape}>
      <LocaleContext value={dictionary.locale}>
        <Provider value={client}>
          <ViewerScope>
            <BranchContext value={branch}>
              <RouterScope loader={loader}>
                <DialogScope>
                  <EndedSessions>
                    <RiyalSymbol />
                    <CurrentPage outcome={outcome} />
                    {children}
                  </EndedSessions>
                </DialogScope>
              </RouterScope>
            </BranchContext>
          </ViewerScope>
        </Provider>
      </LocaleContext>
    </RawIntlProvider>
  );
};
