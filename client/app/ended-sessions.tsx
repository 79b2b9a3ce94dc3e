import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { useClient } from 'urql';
import { useOpenSignIn } from '../features/session/public.ts';
import { ViewerDocument } from '../graphql/generated/operations.ts';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { SessionEndedScope } from '../session/session-ended.tsx';

/** When an action finds that the session has ended, the visitor is a guest from then on and is asked to sign in. */
export const EndedSessions = ({ children }: { children: ReactNode }) => {
  const client = useClient();
  const locale = useLocale();
  const openSignIn = useOpenSignIn();
  const { pathname, search } = useLocation();
  const onEnded = useCallback(() => {
    openSignIn({ returnTo: localePath(locale, pathname) + search });
    client.query(ViewerDocument, {}, { requestPolicy: 'network-only' }).toPromise();
  }, [client, locale, openSignIn, pathname, search]);
  return <SessionEndedScope onEnded={onEnded}>{children}</SessionEndedScope>;
};
