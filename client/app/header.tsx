import { CartLink } from '../features/cart/public.ts';
import { SearchLink } from '../features/search/public.ts';
import { AccountLink } from '../features/session/public.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { LanguageLinks } from '../session/language-link.tsx';
import { useStorefront } from '../session/viewer-scope.tsx';
import { BrandMark } from '../ui/media/brand-mark.tsx';
import { BranchLink } from './branch-link.tsx';
import { ColorModeButton } from './color-mode-button.tsx';
import * as styles from './layout.styles.ts';
import { NavigationLink } from './navigation-link.tsx';

const links: { to: string; label: MessageId }[] = [
  { to: '/services', label: 'shell.nav.services' },
  { to: '/shop/products', label: 'shell.nav.shop' },
  { to: '/gift-cards', label: 'shell.nav.giftCards' },
  { to: '/branches', label: 'shell.nav.branches' },
];

export const Header = () => {
  const text = useText();
  const storefront = useStorefront();
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <Link to="/" className={styles.brandLink}>
          <BrandMark />
          {storefront?.name ?? text('shell.brand')}
        </Link>
        <nav className={styles.nav} aria-label={text('shell.nav.main')}>
          {links.map(({ to, label }) => (
            <NavigationLink key={to} to={to} className={styles.navLink}>
              {text(label)}
            </NavigationLink>
          ))}
        </nav>
        <div className={styles.headerActions}>
          <BranchLink />
          <SearchLink className={styles.iconButton} wordClassName={styles.searchWord} />
          <LanguageLinks className={styles.languageLink} />
          <ColorModeButton />
          <AccountLink className={styles.iconButtonOnDesktop} />
          <CartLink className={styles.iconButton} badgeClassName={styles.cartBadge} />
        </div>
      </div>
    </header>
  );
};
