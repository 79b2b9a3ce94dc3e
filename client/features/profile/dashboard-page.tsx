import { useViewerRoleQuery } from '../../graphql/generated/hooks.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { PageHandle } from '../../routing/page.ts';
import { type RoomName, rooms } from '../../routing/page-names.ts';
import { useSession, useStorefront } from '../../session/viewer-scope.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { BrandMark } from '../../ui/media/brand-mark.tsx';
import { pageLead, pageTitle } from '../../ui/page-top.styles.ts';
import { GuestState } from '../session/public.ts';
import * as styles from './rooms.styles.ts';
import { InviteRoom, Room, RoomLink } from './rooms.tsx';

/** The way into the customer's rooms, and for administrators to the operations. Public: it shows nothing of a customer. */
export const handle: PageHandle = {
  head: ({ intl }) => ({
    title: intl.formatMessage({ id: 'shell.nav.dashboard' }),
    description: intl.formatMessage({ id: 'profile.dashboard.description' }),
    isPrivate: true,
  }),
};

export const Component = () => {
  const text = useText();
  const locale = useLocale();
  const session = useSession();
  const storefront = useStorefront();
  const [{ data }] = useViewerRoleQuery({ pause: !session });
  const isAdmin = session !== null && data?.viewer.isAdmin;
  return (
    <div className={styles.landing}>
      <Link to="/" className={looks.brand}>
        <BrandMark />
        {storefront?.name ?? text('shell.brand')}
      </Link>
      <div>
        <h1 className={pageTitle}>{text('shell.nav.dashboard')}</h1>
        <p className={pageLead}>{text('profile.dashboard.lead')}</p>
      </div>
      {!session && (
        <GuestState picture="guest" returnTo={null}>
          {text('profile.dashboard.guest')}
        </GuestState>
      )}
      <ul className={styles.rooms}>
        {(Object.keys(rooms) as RoomName[]).map((room) => (
          <RoomLink key={room} room={room} />
        ))}
        <InviteRoom />
        {/* A document of its own, whose policy lets its parts write styles. */}
        {isAdmin && (
          <Room
            icon="monitor"
            name="admin.page.title"
            says="profile.dashboard.operations"
            href={localePath(locale, '/admin')}
          />
        )}
      </ul>
    </div>
  );
};
