import { useEffect, useMemo, useState } from 'react';
import type { CombinedError } from 'urql';
import { type Failure, textOfFailure } from '../../graphql/failure.ts';
import { useProfileQuery, useUpdateProfileMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
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

/** Tells a failure in the provider's words; without any, what did not work and, below, why. Answers that it is told. */
export const tellFailure = (text: Text, failure: Failure, whatFailed: MessageId): true => {
  if (failure.message) showToast({ title: failure.message, color: 'error' });
  else showToast({ title: text(whatFailed), description: textOfFailure(text, failure), color: 'error' });
  return true;
};

export type ProfileStore = {
  /** Null while nothing is known. */
  profile: Profile | null;
  loading: boolean;
  updating: boolean;
  /** Why the profile could not be fetched. */
  error: CombinedError | undefined;
  /** True from a change that was made until the next one is begun. */
  updateSuccess: boolean;
  fieldErrors: Readonly<Record<string, string>>;
  load: () => void;
  update: (draft: ProfileDraft, onSuccess: () => void) => void;
  /** Takes over what another way of changing has answered. */
  merge: (changes: ProfileChanges | null) => void;
  forgetSuccess: () => void;
};

/** Everything that shows a profile asks anew after a change. */
const changing = { additionalTypenames: ['Profile'] };

/** The signed-in customer's profile: fetched, kept in this browser, and changed. */
export const useProfile = (): ProfileStore => {
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

  const load = () => execute({ requestPolicy: 'network-only' });
  const merge = (answer: ProfileChanges | null) => {
    setChanges((before) => withChanges(before, answer));
    setUpdateSuccess(true);
  };
  return {
    profile,
    loading: fetching,
    updating: isBusy,
    error,
    updateSuccess,
    fieldErrors,
    load,
    merge,
    forgetSuccess: () => setUpdateSuccess(false),
    update: (draft, onSuccess) => {
      setUpdateSuccess(false);
      submit(() => run({ input: inputOf(draft) }, changing), {
        onSuccess: ({ updateProfile }) => {
          merge(updateProfile.changes);
          showToast({ title: updateProfile.message ?? text('profile.updated'), color: 'success' });
          onSuccess();
        },
        onFailure: (failure) => tellFailure(text, failure, 'profile.updateFailed'),
      });
    },
  };
};
