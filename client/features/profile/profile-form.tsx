import { type FormEvent, useEffect, useRef } from 'react';
import { useUpdateProfileMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Person } from '../../session/person.ts';
import { PersonFields } from '../../session/person-fields.tsx';
import { useDraft } from '../../storage/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './profile.styles.ts';
import { keptDraft, type Profile, type Updated } from './profile-fields.ts';

type ProfileFormProps = {
  profile: Profile;
  onChanged: (answer: Updated) => void;
  /** Called once it is saved or given up. */
  onEnd: () => void;
};

/** The details as a form, in the place where they were read. The first field, or the first refused one, has the focus. */
export const ProfileForm = ({ profile, onChanged, onEnd }: ProfileFormProps) => {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const { firstName, lastName, email, dateOfBirth, gender } = profile;
  const own: Person = { firstName, lastName, email: email ?? '', dateOfBirth, gender };
  const [draft, change] = useDraft(keptDraft, () => own);
  const [, update] = useUpdateProfileMutation();
  const { submit, isBusy, fieldErrors } = useSubmit();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [fieldErrors]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Nothing is ever sent to be blanked.
    const filled = Object.entries(draft).filter(([, value]) => value?.trim());
    const input = Object.fromEntries(filled.map(([name, value]) => [name, value?.trim()]));
    // All views of a profile load it again.
    submit(() => update({ input }, { additionalTypenames: ['Profile'] }), {
      whatFailed: 'profile.updateFailed',
      onSuccess: ({ updateProfile }) => {
        onChanged(updateProfile);
        onEnd();
      },
    });
  };
  return (
    <form ref={form} noValidate className={styles.form} aria-label={text('profile.edit.title')} onSubmit={save}>
      <PersonFields
        person={draft}
        mobileNumber={profile.mobileNumber}
        mobileHelp={text('profile.edit.phoneNote')}
        problemOf={(field) => fieldErrors[field]}
        // A field that is emptied says that it will stay as it is.
        helpOf={(field) => (profile[field] && !draft[field].trim() ? text('profile.edit.blank') : undefined)}
        onChange={change}
      />
      <div className={looks.wrap2}>
        <Button type="submit" waiting={isBusy} waitingLabel={text('addresses.saving')}>
          {text('profile.edit.save')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onEnd}>
          {text('shell.cancel')}
        </Button>
      </div>
    </form>
  );
};
