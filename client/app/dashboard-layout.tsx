import type { ReactNode } from 'react';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/media/icon.tsx';
import type { IconName } from '../ui/media/icon-bodies.ts';
import { revealCurrent, revealFocused } from '../ui/reveal.ts';
import { DefaultLayout } from './default-layout.tsx';
import * as styles from './layout.styles.ts';
import { NavigationLink } from './navigation-link.tsx';

const rooms: { to: string; icon: IconName; label: MessageId }[] = [
  { to: '/dashboard/bookings', icon: 'calendar-check', label: 'shell.nav.bookings' },
  { to: '/dashboard/gift-cards', icon: 'credit-card', label: 'shell.nav.giftCards' },
  { to: '/gift-list', icon: 'gift', label: 'shell.nav.gifts' },
  { to: '/dashboard/wallet', icon: 'wallet', label: 'shell.nav.wallet' },
  { to: '/dashboard/profile', icon: 'user-round', label: 'shell.nav.profile' },
  { to: '/dashboard/tickets', icon: 'headset', label: 'shell.nav.tickets' },
];

/** The signed-in customer's rooms with a way between them. */
export const DashboardLayout = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <DefaultLayout>
      <div className={styles.dashboardGrid}>
        <nav
          ref={revealCurrent}
          onFocus={revealFocused}
          className={styles.dashboardNav}
          aria-label={text('shell.nav.dashboard')}
        >
          {rooms.map(({ to, icon, label }) => (
            <NavigationLink key={to} to={to} className={styles.navLink}>
              <Icon name={icon} />
              {text(label)}
            </NavigationLink>
          ))}
        </nav>
        <div>{children}</div>
      </div>
    </DefaultLayout>
  );
};
