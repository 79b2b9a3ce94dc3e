import { useEffect, useState } from 'react';
import type { UpdateProfileMutation } from '../../graphql/generated/graphql.ts';
import { useProfileQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { keptProfile, type ProfileChanges, withChanges } from './profile-fields.ts';

/** The signed-in customer's profile: loaded, kept in this browser, and with the answers of changes. */
export const useProfile = () => {
  const text = useText();
  const [{ data, fetching, error }, execute] = useProfileQuery({});
  const [changes, setChanges] = useState<ProfileChanges>({});
  const [updateSuccess, setUpdateSuccess] = useState(false);
  const loaded = data?.viewer.profile;
  const stored = loaded ?? (fetching ? keptProfile.read() : null);
  const profile = stored ? withChanges(stored, changes) : undefined;
  useEffect(() => {
    if (loaded) keptProfile.write(withChanges(loaded, changes));
  }, [loaded, changes]);
  return {
    /** The profile, as far as it is known; else why it could not be loaded. */
    query: [{ data: profile, fetching, error: profile ? undefined : error }, execute] as const,
    /** True from a change that was made until the next one is begun. */
    updateSuccess,
    /** Takes over the answer of a change, and says that it was made. */
    changed: ({ changes: answer, message }: UpdateProfileMutation['updateProfile']) => {
      setChanges((before) => withChanges(before, answer));
      setUpdateSuccess(true);
      showToast({ title: message ?? text('profile.updated'), color: 'success' });
    },
    forgetSuccess: () => setUpdateSuccess(false),
  };
};

export type ProfileStore = ReturnType<typeof useProfile>;
