import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { ProfileDocument } from '../../graphql/generated/graphql.ts';
import { useDeleteProfileMutation, useProfileQuery } from '../../graphql/generated/hooks.ts';
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
import { keepToast, showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { useOpenAddresses } from '../addresses/public.ts';
import * as styles from './profile.styles.ts';
import { ProfileDetails } from './profile-details.tsx';
import {
  fullNameOf,
  keptProfile,
  type ProfileChanges,
  type Updated,
  whyNoProfile,
  withChanges,
} from './profile-fields.ts';
import { ProfilePicture } from './profile-picture.tsx';
import * as ofRooms from './rooms.styles.ts';
import { InviteRoom, Room, RoomLink } from './rooms.tsx';

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(ProfileDocument, {})).error);

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

/** The signed-in customer's profile: loaded, kept in this browser, and with the answers of changes. */
export const Component = () => {
  const text = useText();
  const [{ data, fetching, error }, execute] = useProfileQuery({});
  const [changes, setChanges] = useState<ProfileChanges>({});
  /** From a change that was made until the next one is begun. */
  const [updateSuccess, setUpdateSuccess] = useState(false);
  const loaded = data?.viewer.profile;
  const stored = loaded ?? (fetching ? keptProfile.read() : null);
  const known = stored ? withChanges(stored, changes) : undefined;
  useEffect(() => {
    if (loaded) keptProfile.write(withChanges(loaded, changes));
  }, [loaded, changes]);
  const onChanged = ({ changes: answer, message }: Updated) => {
    setChanges((before) => withChanges(before, answer));
    setUpdateSuccess(true);
    showToast({ title: message ?? text('profile.updated'), color: 'success' });
  };
  const onSent = (answer: Updated) => {
    onChanged(answer);
    execute({ requestPolicy: 'network-only' });
  };
  return (
    <div className={looks.page}>
      <div className={styles.titleRow}>
        <h1 className={pageTitle}>{text('shell.nav.profile')}</h1>
        {updateSuccess && <Badge>{text('profile.page.saved')}</Badge>}
      </div>
      <Answered
        query={[{ data: known, fetching, error: known ? undefined : error }, execute]}
        waiting={<Waiting look={looks.page} count={2} />}
        failed={whyNoProfile(text, error)}
      >
        {(profile) => (
          <>
            <ProfilePicture profile={profile} onChanged={onSent}>
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
            </ProfilePicture>
            <ProfileDetails profile={profile} onChanged={onChanged} onBegin={() => setUpdateSuccess(false)} />
          </>
        )}
      </Answered>
      <ul className={ofRooms.rooms}>
        <Room icon="map-pin" name="addresses.title" says="profile.page.addressesNote" onOpen={useOpenAddresses()} />
        <RoomLink room="wallet" />
        <RoomLink room="bookings" />
        <RoomLink room="giftCards" />
        <InviteRoom />
      </ul>
      <Leaving canDelete={known !== undefined} />
    </div>
  );
};
