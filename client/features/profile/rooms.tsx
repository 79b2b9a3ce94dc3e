import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { stretched } from '../../ui/card.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { useInviteFriends } from '../invitations/public.ts';
import * as styles from './rooms.styles.ts';

type Face = { icon: IconName; name: MessageId; says: MessageId };

/** The customer's own pages. */
export const rooms = {
  bookings: {
    to: '/dashboard/bookings',
    icon: 'calendar-check',
    name: 'shell.nav.bookings',
    says: 'profile.dashboard.bookings',
  },
  gifts: { to: '/gift-list', icon: 'gift', name: 'shell.nav.gifts', says: 'profile.dashboard.giftsNote' },
  notifications: {
    to: '/notifications',
    icon: 'bell',
    name: 'notifications.list.title',
    says: 'notifications.list.description',
  },
  giftCards: {
    to: '/dashboard/gift-cards',
    icon: 'credit-card',
    name: 'shell.nav.giftCards',
    says: 'profile.dashboard.giftCards',
  },
  wallet: { to: '/dashboard/wallet', icon: 'wallet', name: 'shell.nav.wallet', says: 'profile.dashboard.wallet' },
  profile: {
    to: '/dashboard/profile',
    icon: 'user-round',
    name: 'shell.nav.profile',
    says: 'profile.dashboard.profile',
  },
  tickets: { to: '/dashboard/tickets', icon: 'headset', name: 'shell.nav.tickets', says: 'profile.dashboard.tickets' },
} as const satisfies Record<string, Face & { to: string }>;

type RoomProps = Face &
  (
    | { to: string }
    /** Of a document that is none of the router's. */
    | { href: string }
    /** Opens a dialog. */
    | { onOpen: () => void }
  );

/** An entry in a list of ways on: an icon, its name and a note. */
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

/** The way to the invitation, which a guest finds open after signing in. */
export const InviteRoom = () => (
  <Room icon="users" name="invitations.open" says="invitations.says" onOpen={useInviteFriends()} />
);
