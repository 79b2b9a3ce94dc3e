import type { ReactNode } from 'react';
import { AccountLink } from '../features/session/public.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/media/icon.tsx';
import type { IconName } from '../ui/media/icon-bodies.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.styles.ts';
import { MainContent, SkipLink } from './main-content.tsx';
import { NavigationLink } from './navigation-link.tsx';

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
export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <MainContent>{children}</MainContent>
    <Footer />
    <BottomBar />
  </>
);
