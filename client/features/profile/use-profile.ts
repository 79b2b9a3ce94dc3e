import { useEffect, useMemo, useState } from 'react';
import type { UpdateProfileMutation } from '../../graphql/generated/graphql.ts';
import { useProfileQuery, useUpdateProfileMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import {
  inputOf,
  keptProfile,
  type Profile,
  type ProfileChanges,
  type ProfileDraft,
  withChanges,
} from './profile-fields.ts';

/** Everything that shows a profile asks anew after a change. */
const changing = { additionalTypenames: ['Profile'] };

/** The signed-in customer's profile: fetched, kept in this browser, and changed. */
export const useProfile = () => {
  const text = useText();
  const [{ data, fetching, error }, execute] = useProfileQuery({});
  const [, run] = useUpdateProfileMutation();
  const { submit, isBusy, fieldErrors } = useSubmit();
  const [fetched, setFetched] = useState<Profile | null>(null);
  const [changes, setChanges] = useState<ProfileChanges>({});
  const [updateSuccess, setUpdateSuccess] = useState(false);

  const answered = data?.viewer.profile ?? null;
  if (answered && answered !== fetched) setFetched(answered);
  const known = answered ?? fetched;
  const profile = useMemo(() => {
    const stored = known ?? (fetching ? keptProfile.read() : null);
    return stored && withChanges(stored, changes);
  }, [known, fetching, changes]);
  useEffect(() => {
    if (known && profile) keptProfile.write(profile);
  }, [known, profile]);

  /** Takes over what a change has answered, and tells that it was made. */
  const changed = ({ changes: answer, message }: UpdateProfileMutation['updateProfile']) => {
    setChanges((before) => withChanges(before, answer));
    setUpdateSuccess(true);
    showToast({ title: message ?? text('profile.updated'), color: 'success' });
  };
  return {
    /** Null while nothing is known. */
    profile,
    loading: fetching,
    updating: isBusy,
    /** Why the profile could not be fetched. */
    error,
    /** True from a change that was made until the next one is begun. */
    updateSuccess,
    fieldErrors,
    execute,
    changed,
    forgetSuccess: () => setUpdateSuccess(false),
    update: (draft: ProfileDraft, onSuccess: () => void) => {
      setUpdateSuccess(false);
      submit(() => run({ input: inputOf(draft) }, changing), {
        whatFailed: 'profile.updateFailed',
        onSuccess: ({ updateProfile }) => {
          changed(updateProfile);
          onSuccess();
        },
      });
    },
  };
};

export type ProfileStore = ReturnType<typeof useProfile>;
