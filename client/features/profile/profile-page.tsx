import { statusOfFailure } from '../../graphql/failure.ts';
import { ProfileDocument } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import type { Profile } from './kept-profile.ts';
import { fullNameOf } from './person.ts';
import * as styles from './profile.styles.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileEntries } from './profile-entries.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileProblem } from './profile-problem.tsx';
import { useDeleteProfile } from './use-delete-profile.ts';
import { useProfile } from './use-profile.ts';

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
