import { useEffect } from 'react';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { inviteFriendsDialog } from './use-invite-friends.ts';

/** Opens the invitation that sign-in interrupted, once. For a signed-in customer. */
export const ResumeInvitation = () => {
  const dialogs = useDialogs();
  useEffect(() => {
    if (takeWantedAction('inviteFriends')) dialogs.open(inviteFriendsDialog, {});
  }, [dialogs]);
  return null;
};
