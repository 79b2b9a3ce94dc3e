import { useEffect, useMemo, useState } from 'react';
import type { UpdateProfileMutation } from '../../graphql/generated/graphql.ts';
import { useProfileQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { keptProfile, type ProfileChanges, withChanges } from './profile-fields.ts';

/** The signed-in customer's profile: loaded, kept in this browser, and with what changes have answered. */
export const useProfile = () => {
  const text = useText();
  const [{ data, fetching, error }, execute] = useProfileQuery({});
  const [changes, setChanges] = useState<ProfileChanges>({});
  const [updateSuccess, setUpdateSuccess] = useState(false);
  const loaded = data?.viewer.profile ?? null;
  const profile = useMemo(() => {
    const stored = loaded ?? (fetching ? keptProfile.read() : null);
    return stored && withChanges(stored, changes);
  }, [loaded, fetching, changes]);
  useEffect(() => {
    if (loaded && profile) keptProfile.write(profile);
  }, [loaded, profile]);
  return {
    /** Null while nothing is known. */
    profile,
    loading: fetching,
    /** Why the profile could not be loaded. */
    error,
    /** True from a change that was made until the next one is begun. */
    updateSuccess,
    execute,
    /** Takes over what a change has answered, and says that it was made. */
    changed: ({ changes: answer, message }: UpdateProfileMutation['updateProfile']) => {
      setChanges((before) => withChanges(before, answer));
      setUpdateSuccess(true);
      showToast({ title: message ?? text('profile.updated'), color: 'success' });
    },
    forgetSuccess: () => setUpdateSuccess(false),
  };
};

export type ProfileStore = ReturnType<typeof useProfile>;
