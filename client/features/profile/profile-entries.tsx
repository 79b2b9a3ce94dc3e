import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { IconName } from '../../ui/media/icon-bodies.ts';
import { useOpenAddresses } from '../addresses/public.ts';
import { useInviteFriends } from '../invitations/public.ts';
import { EntryFace } from './entry-face.tsx';
import * as styles from './profile.styles.ts';

type OpenerProps = Parameters<typeof EntryFace>[0] & { onOpen: () => void };

/** A row that opens a dialog. */
const Opener = ({ onOpen, ...face }: OpenerProps) => (
  <li>
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onOpen}>
      <EntryFace {...face} />
    </button>
  </li>
);

const entries: { to: string; icon: IconName; name: MessageId; says: MessageId }[] = [
  { to: '/dashboard/wallet', icon: 'wallet', name: 'shell.nav.wallet', says: 'profile.dashboard.wallet' },
  { to: '/dashboard/bookings', icon: 'calendar-check', name: 'shell.nav.bookings', says: 'profile.dashboard.bookings' },
  {
    to: '/dashboard/gift-cards',
    icon: 'credit-card',
    name: 'shell.nav.giftCards',
    says: 'profile.dashboard.giftCards',
  },
];

/** The ways to the customer's other pages, to their addresses and to their invitation. */
export const ProfileEntries = () => {
  const text = useText();
  const openAddresses = useOpenAddresses();
  const inviteFriends = useInviteFriends();
  return (
    <ul className={looks.rows}>
      <Opener
        icon="map-pin"
        name={text('addresses.title')}
        says={text('profile.page.addressesNote')}
        onOpen={openAddresses}
      />
      {entries.map(({ to, icon, name, says }) => (
        <li key={to}>
          <Link to={to} className={styles.entry}>
            <EntryFace icon={icon} name={text(name)} says={text(says)} />
          </Link>
        </li>
      ))}
      <Opener icon="users" name={text('invitations.open')} says={text('invitations.says')} onOpen={inviteFriends} />
    </ul>
  );
};
