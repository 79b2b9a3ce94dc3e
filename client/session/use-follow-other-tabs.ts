import { useEffect } from 'react';
import { findLocalCopy, isLeavingSession, isSameCustomer, onLocalCopyElsewhere } from './local-copy.ts';
import { type Session, useSession } from './viewer-scope.tsx';

const show = (isShown: boolean) => document.documentElement.style.setProperty('visibility', isShown ? '' : 'hidden');

const follow = (session: Session | null) => {
  const isStillRight = isSameCustomer(session, findLocalCopy());
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
    if (!isSameCustomer(session, findLocalCopy())) follow(session);
    // A page that the browser keeps aside hears of nothing while it is away, and must not be seen before it has asked.
    const onLeave = ({ persisted }: PageTransitionEvent) => persisted && session && show(false);
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && follow(session);
    const stopFollowing = onLocalCopyElsewhere(() => {
      // A reload would undo the way to the sign-in on which this tab is already.
      if (!isLeavingSession()) follow(session);
    });
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onReturn);
    return () => {
      stopFollowing();
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [session]);
};
