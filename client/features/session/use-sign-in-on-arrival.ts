import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session/viewer-scope.tsx';
import { afterSignIn, isSignInLost, safeReturnPath } from '../../session/wanted-action.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { readCode } from './kept-code.ts';
import { signInDialog } from './use-open-sign-in.ts';

/**
 * Opens the sign-in wizard when the URL asks for it: `/auth/login`, or a refused page with its way back; after a reload in
 * the code step; and when the browser has refused the session's cookie. The URL of a refused page asks no more once the
 * wizard is closed.
 */
export const useSignInOnArrival = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const dialogs = useDialogs();
  const hasArrived = useRef(false);
  useEffect(() => {
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    const query = new URLSearchParams(search);
    const isAsked = query.has('signIn');
    if (session) return undefined;
    if (pathname !== '/auth/login' && !isAsked) {
      // The guest's action is still remembered.
      if (isArrival && (readCode() || isSignInLost())) dialogs.open(signInDialog, {});
      return undefined;
    }
    // An action that found the session ended has stored itself here.
    const kept = query.get('signIn') === 'ended' || isSignInLost() ? afterSignIn.read() : null;
    afterSignIn.write(kept ?? { returnTo: safeReturnPath(query.get('returnTo')), action: null });
    const leave = () => {
      if (!isAsked) return;
      query.delete('signIn');
      query.delete('returnTo');
      navigate({ search: String(query) }, { replace: true, preventScrollReset: true });
    };
    dialogs.openAtUrl(signInDialog, {}, { leave });
    return () => dialogs.endAtUrl();
  }, [pathname, search, session, dialogs, navigate]);
};
