import { useCallback, useState } from 'react';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { reconcileLocalCopy } from '../../session/local-copy.ts';
import type { Session } from '../../session/viewer-scope.tsx';
import { returnPathAfterSignIn } from '../../session/wanted-action.ts';

/** Loads a page of the shop afresh, also when only the hash of its address differs. */
const loadAfresh = (path: string): void => {
  const { pathname, search, href } = window.location;
  const target = new URL(path, href);
  const isSameDocument = target.hash !== '' && target.pathname === pathname && target.search === search;
  window.location.assign(target);
  if (isSameDocument) window.location.reload();
};

/**
 * Remembers in this browser that somebody is signed in and loads the page that was wanted, else home. `isLeaving`
 * stays true until the new page is there.
 */
export const useGoOnAfterSignIn = () => {
  const locale = useLocale();
  const [isLeaving, setIsLeaving] = useState(false);
  const goOn = useCallback(
    (session: Session) => {
      setIsLeaving(true);
      reconcileLocalCopy(session);
      loadAfresh(returnPathAfterSignIn() ?? localePath(locale, '/'));
    },
    [locale],
  );
  return { goOn, isLeaving };
};
