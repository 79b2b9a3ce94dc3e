import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AccountLink } from '../features/session/public.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.ts';
import { NavigationLink } from '../routing/link.tsx';
import { rooms } from '../routing/page-names.ts';
import { useSession } from '../session/viewer-scope.tsx';
import { PrivacyChoices } from '../tracking/privacy-choices.tsx';
import { Icon } from '../ui/media/icon.tsx';
import type { IconName } from '../ui/media/icon-names.ts';
import { revealCurrent, revealFocused } from '../ui/reveal.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.styles.ts';

const mainId = 'content';

/** The first stop of every page for those who use a keyboard; seen only while it has the focus. */
const SkipLink = () => (
  <a href={`#${mainId}`} className={styles.skipLink}>
    {useText()('shell.skip')}
  </a>
);

const MainContent = ({ children, className = styles.main }: { children: ReactNode; className?: string }) => (
  <main id={mainId} tabIndex={-1} className={className}>
    {children}
  </main>
);

const links: { to: string; icon: IconName; label: MessageId }[] = [
  { to: '/', icon: 'house', label: 'shell.nav.home' },
  { to: '/services', icon: 'sparkles', label: 'shell.nav.services' },
  { to: '/shop/products', icon: 'store', label: 'shell.nav.shop' },
  { to: '/dashboard/bookings', icon: 'calendar-check', label: 'shell.nav.bookings' },
];

/** The way around the shop on a phone, under the thumb. */
const BottomBar = () => {
  const text = useText();
  return (
    <nav className={styles.bottomBar} aria-label={text('shell.nav.bottom')}>
      {links.map(({ to, icon, label }) => (
        <NavigationLink key={to} to={to} className={styles.bottomLink}>
          <Icon name={icon} />
          {text(label)}
        </NavigationLink>
      ))}
      <AccountLink className={styles.bottomLink} />
    </nav>
  );
};

/** Header, page, footer, and on phones the bar at the bottom. */
export const DefaultLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <MainContent>{children}</MainContent>
    <Footer />
    <BottomBar />
  </>
);

const ownRooms = ['bookings', 'giftCards', 'gifts', 'wallet', 'profile', 'tickets'] as const;

/** The signed-in customer's rooms with a way between them. */
export const DashboardLayout = () => {
  const text = useText();
  return (
    <div className={styles.dashboardGrid}>
      <nav
        ref={revealCurrent}
        onFocus={revealFocused}
        className={styles.dashboardNav}
        aria-label={text('shell.nav.dashboard')}
      >
        {ownRooms.map((room) => (
          <NavigationLink key={room} to={rooms[room].to} className={styles.navLink}>
            <Icon name={rooms[room].icon} />
            {text(`shell.nav.${room}`)}
          </NavigationLink>
        ))}
      </nav>
      <div>
        <Outlet />
      </div>
    </div>
  );
};

/** A page for all that is one of the customer's rooms once they have signed in. */
export const RoomLayout = () => (useSession() ? <DashboardLayout /> : <Outlet />);

/** The page alone, without site chrome; only the consent can be withdrawn here too. */
export const BlankLayout = () => (
  <>
    <SkipLink />
    <MainContent className={styles.blankMain}>
      <Outlet />
    </MainContent>
    <PrivacyChoices className={styles.blankLink} />
  </>
);
