import { useEffect } from 'react';
import { isLeavingSession, isSameCustomer, localCopy } from './local-copy.ts';
import { type Session, useSession } from './viewer-scope.tsx';

const show = (isShown: boolean) => document.documentElement.style.setProperty('visibility', isShown ? '' : 'hidden');

const follow = (session: Session | null) => {
  const isStillRight = isSameCustomer(session, localCopy.read());
  show(isStillRight);
  if (!isStillRight) window.location.reload();
};

/**
 * When a customer signs in or out in another tab, this one is reloaded, so that no earlier customer's page stays open.
 */
export const useFollowOtherTabs = (): void => {
  const session = useSession();
  useEffect(() => {
    // This code may have come after another tab signed in.
    follow(session);
    const stopFollowing = localCopy.onOtherTab(() => {
      // A reload would undo the way to the sign-in on which this tab is already.
      if (!isLeavingSession()) follow(session);
    });
    // A page that the browser keeps aside hears of nothing while it is away, and must not be seen before it has asked.
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pagehide', ({ persisted }) => persisted && session && show(false), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && follow(session), { signal });
    return () => {
      stopFollowing();
      listening.abort();
    };
  }, [session]);
};
