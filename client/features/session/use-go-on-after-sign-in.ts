import { useCallback, useState } from 'react';
import { useClient } from '../../graphql/client.ts';
import { KeptSignInDocument } from '../../graphql/generated/operations.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { reconcileLocalCopy } from '../../session/local-copy.ts';
import type { Session } from '../../session/viewer-scope.tsx';
import { returnPathAfterSignIn } from '../../session/wanted-action.ts';
import { leavePage } from '../../ui/dialog/dialog-entries.ts';
import { keptCode } from './kept-code.ts';

/** Loads a page of the shop afresh, also when only the hash of its URL differs. */
const loadAfresh = (path: string): void => {
  const { pathname, search, href } = window.location;
  const target = new URL(path, href);
  const isSameDocument = target.hash !== '' && target.pathname === pathname && target.search === search;
  window.location.assign(target);
  if (isSameDocument) window.location.reload();
};

/**
 * Remembers in this browser that the customer is signed in and loads the page that was wanted, else home. `goOn` answers
 * whether it does. `isLeaving` stays true until the new page is there; `isUnkept` is true once the browser has refused
 * the session's cookie, which only the next request can tell.
 */
export const useGoOnAfterSignIn = () => {
  const locale = useLocale();
  const client = useClient();
  const [progress, setProgress] = useState<'leaving' | 'unkept' | null>(null);
  const goOn = useCallback(
    async (session: Session): Promise<boolean> => {
      setProgress('leaving');
      // It is used: no later page of this tab may ask for it again.
      keptCode.clear();
      const { data } = await client.query(KeptSignInDocument, {}, { requestPolicy: 'network-only' });
      // A lost answer says nothing against the cookie.
      const isKept = !data || data.viewer.session !== null;
      if (!isKept) {
        setProgress('unkept');
        return false;
      }
      reconcileLocalCopy(session);
      await leavePage(() => loadAfresh(returnPathAfterSignIn() ?? localePath(locale, '/')));
      return true;
    },
    [client, locale],
  );
  return { goOn, isLeaving: progress === 'leaving', isUnkept: progress === 'unkept' };
};
