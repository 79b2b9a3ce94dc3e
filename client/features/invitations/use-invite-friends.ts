import { useSession } from '../../session/viewer-scope.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { useOpenSignIn } from '../session/public.ts';

export const inviteFriendsDialog = defineDialog({
  name: 'InviteFriends',
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
