import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type RoomName, rooms } from '../../routing/page-names.ts';
import { stretched } from '../../ui/card.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { useInviteFriends } from '../invitations/public.ts';
import * as styles from './rooms.styles.ts';

type RoomProps = { icon: IconName; name: MessageId; says: MessageId } & (
  | { to: string }
  /** Of a document that is none of the router's. */
  | { href: string }
  /** Opens a dialog. */
  | { onOpen: () => void }
);

/** An entry in a list of links: an icon, its name and a note. */
export const Room = ({ icon, name, says, ...way }: RoomProps) => {
  const text = useText();
  const acting = { className: `${styles.name} ${stretched}`, children: text(name) };
  return (
    <li className={styles.room}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        {'to' in way && <Link {...way} {...acting} />}
        {'href' in way && <a {...way} {...acting} />}
        {'onOpen' in way && <button type="button" aria-haspopup="dialog" onClick={way.onOpen} {...acting} />}
        <p className={looks.quiet}>{text(says)}</p>
      </div>
      <Icon name="chevron-right" className={looks.arrow} />
    </li>
  );
};

/** The way to one of the customer's own pages. */
export const RoomLink = ({ room }: { room: RoomName }) => (
  <Room
    {...rooms[room]}
    name={room === 'notifications' ? 'notifications.list.title' : `shell.nav.${room}`}
    says={room === 'notifications' ? 'notifications.list.description' : `profile.dashboard.${room}`}
  />
);

/** The way to the invitation, which a guest finds open after signing in. */
export const InviteRoom = () => (
  <Room icon="users" name="invitations.open" says="invitations.says" onOpen={useInviteFriends()} />
);
