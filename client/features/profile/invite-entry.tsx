import { useText } from '../../i18n/use-text.ts';
import { useInviteFriends } from '../invitations/public.ts';
import { EntryFace } from './entry-face.tsx';
import * as styles from './profile.styles.ts';

/** The way from the profile to the customer's invitation. */
export const InviteEntry = () => {
  const text = useText();
  const inviteFriends = useInviteFriends();
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={inviteFriends}>
      <EntryFace icon="users" name={text('invitations.open')} says={text('invitations.says')} />
    </button>
  );
};
