import { useLocation } from 'react-router';
import { CartLink } from '../features/cart/public.ts';
import { AccountLink } from '../features/session/public.ts';
import { useBranchListQuery } from '../graphql/generated/hooks.ts';
import { useText } from '../i18n/use-text.ts';
import { Link, NavigationLink } from '../routing/link.tsx';
import { readId } from '../routing/list-path.ts';
import { pageNames } from '../routing/page-names.ts';
import { useChosenBranch } from '../session/chosen-branch.ts';
import { LanguageLinks } from '../session/language-link.tsx';
import { useStorefront } from '../session/viewer-scope.tsx';
import { setColorMode, useColorMode } from '../ui/color-mode.ts';
import { BrandMark } from '../ui/media/brand-mark.tsx';
import { Icon } from '../ui/media/icon.tsx';
import * as styles from './layout.styles.ts';

/** Switches between light and dark; the footer also offers to follow the system. */
const ColorModeButton = () => {
  const text = useText();
  const { resolved } = useColorMode();
  const next = resolved === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.iconButtonOnDesktop}
      aria-label={text(next === 'dark' ? 'shell.colorMode.toDark' : 'shell.colorMode.toLight')}
      onClick={() => setColorMode(next)}
    >
      <Icon name={resolved === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
};

/** The branch of the page, else the one of an earlier choice; nothing before the first choice. */
const useShownBranch = (): string | null => {
  const { pathname, search } = useLocation();
  const { chosen } = useChosenBranch();
  const named = pathname === '/branches' ? null : readId(new URLSearchParams(search), 'branch');
  return named ?? chosen;
};

/** Names the branch in the header, and leads to the others. */
const BranchLink = () => {
  const text = useText();
  const id = useShownBranch();
  const [{ data }] = useBranchListQuery({ variables: { ids: id === null ? [] : [id] }, pause: id === null });
  const name = id === null ? undefined : data?.branches.find((branch) => branch.id === id)?.name;
  if (!name) return null;
  return (
    <Link to="/branches" className={styles.branchLink} aria-label={text('shell.branch', { name })}>
      <Icon name="map-pin" />
      <span>{name}</span>
    </Link>
  );
};

const links = ['/services', '/shop/products', '/gift-cards', '/branches'] as const;

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
          {links.map((to) => (
            <NavigationLink key={to} to={to} className={styles.navLink}>
              {text(pageNames[to])}
            </NavigationLink>
          ))}
        </nav>
        <div className={styles.headerActions}>
          <BranchLink />
          <Link to="/search" className={styles.iconButton} aria-label={text('shell.search')}>
            <Icon name="search" />
            <span className={styles.searchText}>{text('shell.search')}</span>
          </Link>
          <LanguageLinks className={styles.languageLink} />
          <ColorModeButton />
          <AccountLink className={styles.iconButtonOnDesktop} />
          <CartLink className={styles.iconButton} badgeClassName={styles.cartBadge} />
        </div>
      </div>
    </header>
  );
};
