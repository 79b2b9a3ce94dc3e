import { useEffect } from 'react';
import { localCopyKey, readLocalCopy } from '../../session/local-copy.ts';
import { type Session, useSession } from '../../session/viewer-scope.tsx';
import { isSameCustomer } from './is-same-customer.ts';

const follow = (session: Session | null) => {
  if (!isSameCustomer(session, readLocalCopy(localStorage))) window.location.reload();
};

/** When somebody signs in or out in another tab, this one is loaded afresh: nobody looks at a former customer's page. */
export const useFollowOtherTabs = (): void => {
  const session = useSession();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === localCopyKey || key === null) follow(session);
    };
    // A page that the browser kept aside has heard of nothing while it was away.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && follow(session);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [session]);
};
