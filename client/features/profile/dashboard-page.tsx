import type { ReactNode } from 'react';
import { useViewerRoleQuery } from '../../graphql/generated/hooks.ts';
import { localePath } from '../../i18n/locale.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { HeadContext, PageHandle } from '../../routing/page.ts';
import { useSession, useStorefront } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { stretched } from '../../ui/card.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { BrandMark } from '../../ui/media/brand-mark.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { pageLead, pageTitle } from '../../ui/page-top.styles.ts';
import { useInviteFriends } from '../invitations/public.ts';
import { useOpenSignIn } from '../session/public.ts';
import * as styles from './dashboard.styles.ts';

const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'shell.nav.dashboard' }),
  description: intl.formatMessage({ id: 'profile.dashboard.description' }),
  isPrivate: true,
});

type RoomProps = { to: string; icon: IconName; name: MessageId; says: MessageId };

const rooms: RoomProps[] = [
  { to: '/dashboard/bookings', icon: 'calendar-check', name: 'shell.nav.bookings', says: 'profile.dashboard.bookings' },
  { to: '/gift-list', icon: 'gift', name: 'shell.nav.gifts', says: 'profile.dashboard.giftsNote' },
  { to: '/notifications', icon: 'bell', name: 'notifications.list.title', says: 'notifications.list.description' },
  {
    to: '/dashboard/gift-cards',
    icon: 'credit-card',
    name: 'shell.nav.giftCards',
    says: 'profile.dashboard.giftCards',
  },
  { to: '/dashboard/wallet', icon: 'wallet', name: 'shell.nav.wallet', says: 'profile.dashboard.wallet' },
  { to: '/dashboard/profile', icon: 'user-round', name: 'shell.nav.profile', says: 'profile.dashboard.profile' },
  { to: '/dashboard/tickets', icon: 'headset', name: 'shell.nav.tickets', says: 'profile.dashboard.tickets' },
];

type RoomFrameProps = Pick<RoomProps, 'icon' | 'says'> & { children: ReactNode };

const RoomFrame = ({ icon, says, children }: RoomFrameProps) => {
  const text = useText();
  return (
    <li className={styles.room}>
      <span className={styles.roomIcon}>
        <Icon name={icon} />
      </span>
      <div>
        {children}
        <p className={looks.quiet}>{text(says)}</p>
      </div>
      <span className={looks.arrow}>
        <Icon name="chevron-right" />
      </span>
    </li>
  );
};

/** A document of its own, whose policy lets its parts write styles. */
const OperationsRoom = () => {
  const text = useText();
  return (
    <RoomFrame icon="monitor" says="profile.dashboard.operationsNote">
      <a href={localePath(useLocale(), '/admin')} className={`${looks.strong} ${stretched}`}>
        {text('admin.page.title')}
      </a>
    </RoomFrame>
  );
};

const Room = ({ to, icon, name, says }: RoomProps) => {
  const text = useText();
  return (
    <RoomFrame icon={icon} says={says}>
      <Link to={to} className={`${looks.strong} ${stretched}`}>
        {text(name)}
      </Link>
    </RoomFrame>
  );
};

/** Beside the rooms: the way to the invitation, which a guest finds open after signing in. */
const InviteRoom = () => {
  const text = useText();
  const inviteFriends = useInviteFriends();
  return (
    <RoomFrame icon="users" says="invitations.says">
      <button
        type="button"
        className={`${styles.roomButton} ${stretched}`}
        aria-haspopup="dialog"
        onClick={inviteFriends}
      >
        {text('invitations.open')}
      </button>
    </RoomFrame>
  );
};

const Guest = () => {
  const text = useText();
  const openSignIn = useOpenSignIn();
  return (
    <div className={styles.landingTop}>
      <p className={looks.muted}>{text('profile.dashboard.guest')}</p>
      <Button aria-haspopup="dialog" onClick={() => openSignIn({ returnTo: null })}>
        {text('shell.signIn')}
      </Button>
    </div>
  );
};

/** The way into the customer's rooms, and for administrators to the operations. Public: it shows nothing of a customer. */
export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const session = useSession();
  const storefront = useStorefront();
  const [{ data }] = useViewerRoleQuery({ pause: !session });
  const isAdmin = session !== null && data?.viewer.isAdmin;
  return (
    <div className={styles.landing}>
      <header className={styles.landingTop}>
        <Link to="/" className={styles.brandLink}>
          <BrandMark />
          {storefront?.name ?? text('shell.brand')}
        </Link>
        <Link to="/" className={styles.homeLink}>
          <Icon name="arrow-left" />
          {text('profile.dashboard.home')}
        </Link>
      </header>
      <div>
        <h1 className={pageTitle}>{text('shell.nav.dashboard')}</h1>
        <p className={pageLead}>{text('profile.dashboard.lead')}</p>
      </div>
      {!session && <Guest />}
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <Room key={room.to} {...room} />
        ))}
        <InviteRoom />
        {isAdmin && <OperationsRoom />}
      </ul>
    </div>
  );
};
