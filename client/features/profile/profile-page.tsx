import { statusOfFailure } from '../../graphql/failure.ts';
import { ProfileDocument } from '../../graphql/generated/operations.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-bodies.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { useOpenAddresses } from '../addresses/public.ts';
import { useInviteFriends } from '../invitations/public.ts';
import * as styles from './profile.styles.ts';
import { ProfileDetails } from './profile-details.tsx';
import { fullNameOf, type Profile } from './profile-fields.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileProblem } from './profile-problem.tsx';
import { useDeleteProfile } from './use-delete-profile.ts';
import { useProfile } from './use-profile.ts';

/** The content of a row that leads to another page. */
const EntryFace = ({ icon, name, says }: { icon: IconName; name: string; says: string }) => (
  <>
    <Icon name={icon} className={styles.entryIcon} />
    <span>
      <span className={styles.entryName}>{name}</span>
      <span className={looks.quiet}>{says}</span>
    </span>
    <Icon name="chevron-right" className={looks.arrow} />
  </>
);

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
const ProfileEntries = () => {
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

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(ProfileDocument, {})).error);

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shell.nav.profile' }) });

const Identity = ({ profile }: { profile: Profile }) => {
  const text = useText();
  return (
    <div className={styles.identity}>
      <h2 className={styles.name}>
        <bdi>{fullNameOf(profile)}</bdi>
      </h2>
      {profile.email && (
        <Badge color={profile.isEmailVerified ? 'palm' : 'gray'}>
          <span className={styles.verified}>
            <Icon name={profile.isEmailVerified ? 'circle-check' : 'mail'} />
            {text(profile.isEmailVerified ? 'profile.page.verified' : 'profile.page.unverified')}
          </span>
        </Badge>
      )}
    </div>
  );
};

const Leaving = ({ canDelete }: { canDelete: boolean }) => {
  const text = useText();
  const { signOut, isBusy } = useSignOut();
  const askToDelete = useDeleteProfile();
  return (
    <div className={looks.actionsOfPart}>
      <Button
        variant="secondary"
        icon="log-out"
        waiting={isBusy}
        waitingLabel={text('session.signOutBusy')}
        onClick={signOut}
      >
        {text('shell.signOut')}
      </Button>
      {canDelete && (
        <Button variant="ghost" icon="trash-2" className={styles.danger} aria-haspopup="dialog" onClick={askToDelete}>
          {text('profile.delete.open')}
        </Button>
      )}
    </div>
  );
};

export const Page = () => {
  const text = useText();
  const store = useProfile();
  const { profile, loading, error, updateSuccess, load } = store;
  return (
    <div className={looks.page} aria-busy={(loading && !profile) || undefined}>
      <div className={styles.titleRow}>
        <h1 className={pageTitle}>{text('shell.nav.profile')}</h1>
        {updateSuccess && (
          <span className={styles.saved}>
            <Icon name="circle-check" />
            {text('profile.page.saved')}
          </span>
        )}
      </div>
      {profile && (
        <>
          <ProfilePicture store={store} profile={profile}>
            <Identity profile={profile} />
          </ProfilePicture>
          <ProfileDetails store={store} profile={profile} />
        </>
      )}
      {!profile && loading && (
        <>
          <span className={looks.hidden}>{text('profile.loading')}</span>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </>
      )}
      {!profile && !loading && <ProfileProblem error={error} isFetching={loading} onTryAgain={load} />}
      <ProfileEntries />
      <Leaving canDelete={profile !== null} />
    </div>
  );
};
