import { useEffect } from 'react';
import { useSession } from '../../session/viewer-scope.tsx';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { useOpenSignIn } from '../session/public.ts';

/** Opens the invitation that sign-in interrupted, once. For a signed-in customer. */
export const ResumeInvitation = () => {
  const dialogs = useDialogs();
  useEffect(() => {
    if (takeWantedAction('inviteFriends')) dialogs.open(inviteFriendsDialog, {});
  }, [dialogs]);
  return null;
};

export const inviteFriendsDialog = defineDialog({
  name: 'InviteFriends',
  tall: true,
  load: () => import('./invite-friends-dialog.tsx'),
});

/** Opens the invitation; a guest signs in first and then finds it open on the page where they asked for it. */
export const useInviteFriends = () => {
  const session = useSession();
  const dialogs = useDialogs();
  const openSignIn = useOpenSignIn();
  return () => {
    if (session) dialogs.open(inviteFriendsDialog, {});
    else openSignIn({ action: { kind: 'inviteFriends' } });
  };
};
