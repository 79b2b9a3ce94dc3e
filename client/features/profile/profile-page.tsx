import type { LoaderFunctionArgs } from 'react-router';
import { ProfileDocument } from '../../graphql/generated/graphql.ts';
import { useDeleteProfileMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { localePath } from '../../i18n/locale.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { leaveSession } from '../../session/local-copy.ts';
import { SignOutButton } from '../../session/sign-out-button.tsx';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { keepToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { useOpenAddresses } from '../addresses/public.ts';
import { useInviteFriends } from '../invitations/public.ts';
import * as styles from './profile.styles.ts';
import { ProfileDetails } from './profile-details.tsx';
import { fullNameOf, type Profile } from './profile-fields.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileProblem } from './profile-problem.tsx';
import { tellFailure, useProfile } from './use-profile.ts';

/** The page goes with everything on it; until then the dialog that asked stays and waits. */
const untilPageIsGone = new Promise<void>(() => {});

/** Asks first, then deletes the account, forgets the customer in this browser and loads the sign-in page. */
const useDeleteProfile = (): (() => void) => {
  const text = useText();
  const locale = useLocale();
  const dialogs = useDialogs();
  const [, run] = useDeleteProfileMutation();
  const { submit } = useSubmit();
  return () =>
    dialogs.open(confirmDialog, {
      title: text('profile.delete.title'),
      message: text('profile.delete.body'),
      confirmLabel: text('profile.delete.confirm'),
      cancelLabel: text('profile.delete.keep'),
      waitingLabel: text('profile.delete.busy'),
      isDangerous: true,
      onConfirm: () =>
        submit(() => run({}), {
          onSuccess: () => {
            leaveSession();
            keepToast({ title: text('profile.deleted'), color: 'success' });
            window.location.replace(localePath(locale, '/auth/login'));
            return untilPageIsGone;
          },
          onFailure: (failure) => tellFailure(text, failure, 'profile.deleteFailed'),
        }),
    });
};

type Face = { icon: IconName; name: MessageId; says: MessageId };

/** The content of a row that leads to another page. */
const EntryFace = ({ icon, name, says }: Face) => {
  const text = useText();
  return (
    <>
      <Icon name={icon} className={styles.entryIcon} />
      <span>
        <span className={styles.entryName}>{text(name)}</span>
        <span className={looks.quiet}>{text(says)}</span>
      </span>
      <Icon name="chevron-right" className={looks.arrow} />
    </>
  );
};

/** A row that opens a dialog. */
const Opener = ({ onOpen, ...face }: Face & { onOpen: () => void }) => (
  <li>
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onOpen}>
      <EntryFace {...face} />
    </button>
  </li>
);

const entries: (Face & { to: string })[] = [
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
  const openAddresses = useOpenAddresses();
  const inviteFriends = useInviteFriends();
  return (
    <ul className={looks.rows}>
      <Opener icon="map-pin" name="addresses.title" says="profile.page.addressesNote" onOpen={openAddresses} />
      {entries.map(({ to, ...face }) => (
        <li key={to}>
          <Link to={to} className={styles.entry}>
            <EntryFace {...face} />
          </Link>
        </li>
      ))}
      <Opener icon="users" name="invitations.open" says="invitations.says" onOpen={inviteFriends} />
    </ul>
  );
};

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(ProfileDocument, {})).error);

const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shell.nav.profile' }) });

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
  const askToDelete = useDeleteProfile();
  return (
    <div className={looks.actionsOfPart}>
      <SignOutButton />
      {canDelete && (
        <Button variant="ghost" icon="trash-2" className={styles.danger} aria-haspopup="dialog" onClick={askToDelete}>
          {text('profile.delete.open')}
        </Button>
      )}
    </div>
  );
};

export const handle: PageHandle = { head };

export const Component = () => {
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
      {!profile && !loading && <ProfileProblem error={error} onTryAgain={load} />}
      <ProfileEntries />
      <Leaving canDelete={profile !== null} />
    </div>
  );
};
