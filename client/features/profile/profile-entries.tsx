import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { IconName } from '../../ui/media/icon-bodies.ts';
import { useOpenAddresses } from '../addresses/public.ts';
import { useInviteFriends } from '../invitations/public.ts';
import { EntryFace } from './entry-face.tsx';
import * as styles from './profile.styles.ts';

/** The way from the profile to the customer's invitation. */
const InviteEntry = () => {
  const text = useText();
  const inviteFriends = useInviteFriends();
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={inviteFriends}>
      <EntryFace icon="users" name={text('invitations.open')} says={text('invitations.says')} />
    </button>
  );
};

/** The way from the profile to the customer's addresses. */
const AddressesEntry = () => {
  const text = useText();
  const openAddresses = useOpenAddresses();
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={openAddresses}>
      <EntryFace icon="map-pin" name={text('addresses.title')} says={text('profile.page.addressesNote')} />
    </button>
  );
};

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

/** Links to the customer's other pages. */
export const ProfileEntries = () => {
  const text = useText();
  return (
    <ul className={looks.rows}>
      <li>
        <AddressesEntry />
      </li>
      {entries.map(({ to, icon, name, says }) => (
        <li key={to}>
          <Link to={to} className={styles.entry}>
            <EntryFace icon={icon} name={text(name)} says={text(says)} />
          </Link>
        </li>
      ))}
      <li>
        <InviteEntry />
      </li>
    </ul>
  );
};
