import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { ProfileDocument } from '../../graphql/generated/graphql.ts';
import { useDeleteProfileMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { leaveSession } from '../../session/local-copy.ts';
import { SignOutButton } from '../../session/sign-out-button.tsx';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { keepToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { useOpenAddresses } from '../addresses/public.ts';
import * as styles from './profile.styles.ts';
import { ProfileDetails } from './profile-details.tsx';
import { fullNameOf, type Profile, whyNoProfile } from './profile-fields.ts';
import { ProfilePicture } from './profile-picture.tsx';
import * as ofRooms from './rooms.styles.ts';
import { InviteRoom, Room, RoomLink } from './rooms.tsx';
import { useProfile } from './use-profile.ts';

/** The ways to the customer's other pages, to their addresses and to their invitation. */
const ProfileRooms = () => (
  <ul className={ofRooms.rooms}>
    <Room icon="map-pin" name="addresses.title" says="profile.page.addressesNote" onOpen={useOpenAddresses()} />
    <RoomLink room="wallet" />
    <RoomLink room="bookings" />
    <RoomLink room="giftCards" />
    <InviteRoom />
  </ul>
);

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(ProfileDocument, {})).error);

const Identity = ({ profile }: { profile: Profile }) => {
  const text = useText();
  return (
    <div className={styles.identity}>
      <h2 className={styles.name}>
        <bdi>{fullNameOf(profile)}</bdi>
      </h2>
      {profile.email && (
        <Badge color={profile.isEmailVerified ? 'palm' : 'gray'}>
          {text(profile.isEmailVerified ? 'profile.page.verified' : 'profile.page.unverified')}
        </Badge>
      )}
    </div>
  );
};

/** Signing out; and deleting the account, which asks first, forgets the customer in this browser and loads the sign-in page. */
const Leaving = ({ canDelete }: { canDelete: boolean }) => {
  const text = useText();
  const locale = useLocale();
  const dialogs = useDialogs();
  const [, deleteProfile] = useDeleteProfileMutation();
  const { submit } = useSubmit();
  const askToDelete = () =>
    dialogs.open(confirmDialog, {
      title: text('profile.delete.title'),
      message: text('profile.delete.body'),
      confirmLabel: text('profile.delete.confirm'),
      cancelLabel: text('profile.delete.keep'),
      waitingLabel: text('addresses.remove.waiting'),
      isDangerous: true,
      onConfirm: () =>
        submit(() => deleteProfile({}), {
          whatFailed: 'profile.deleteFailed',
          onSuccess: () => {
            const left = leaveSession(localePath(locale, '/auth/login'));
            keepToast({ title: text('profile.deleted'), color: 'success' });
            return left;
          },
        }),
    });
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

export const handle: PageHandle = {
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'shell.nav.profile' }) }),
};

export const Component = () => {
  const text = useText();
  const store = useProfile();
  const [{ data, error }] = store.query;
  const failed = whyNoProfile(text, error);
  return (
    <div className={looks.page}>
      <div className={styles.titleRow}>
        <h1 className={pageTitle}>{text('shell.nav.profile')}</h1>
        {store.updateSuccess && <Badge>{text('profile.page.saved')}</Badge>}
      </div>
      <Answered query={store.query} waiting={<Waiting look={looks.page} count={2} />} failed={failed}>
        {(profile) => (
          <>
            <ProfilePicture store={store} profile={profile}>
              <Identity profile={profile} />
            </ProfilePicture>
            <ProfileDetails store={store} profile={profile} />
          </>
        )}
      </Answered>
      <ProfileRooms />
      <Leaving canDelete={data !== undefined} />
    </div>
  );
};
