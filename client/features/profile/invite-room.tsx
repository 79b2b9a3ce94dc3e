import { useText } from '../../i18n/use-text.ts';
import { stretched } from '../../ui/card.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useInviteFriends } from '../invitations/public.ts';
import * as styles from './dashboard.styles.ts';

/** Beside the rooms: the way to the invitation, which a guest finds open after signing in. */
export const InviteRoom = () => {
  const text = useText();
  const inviteFriends = useInviteFriends();
  return (
    <li className={styles.room}>
      <span className={styles.roomIcon}>
        <Icon name="users" />
      </span>
      <div>
        <button
          type="button"
          className={`${styles.roomButton} ${stretched}`}
          aria-haspopup="dialog"
          onClick={inviteFriends}
        >
          {text('invitations.open')}
        </button>
        <p className={looks.quiet}>{text('invitations.says')}</p>
      </div>
      <span className={looks.arrow}>
        <Icon name="chevron-right" />
      </span>
    </li>
  );
};
