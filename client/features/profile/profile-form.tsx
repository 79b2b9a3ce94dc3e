import { type FormEvent, useEffect, useRef } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { EmailInput, TextInput } from '../../ui/form/text-input.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import { BirthAndGender } from '../session/public.ts';
import * as styles from './profile.styles.ts';
import type { Profile, ProfileDraft } from './profile-fields.ts';

type ProfileFormProps = {
  profile: Profile;
  draft: ProfileDraft;
  /** The draft is an earlier one that this tab has kept. */
  isRestored: boolean;
  fieldErrors: Readonly<Record<string, string>>;
  isBusy: boolean;
  onChange: (part: Partial<ProfileDraft>) => void;
  onSave: () => void;
  onCancel: () => void;
};

const names = [
  { field: 'firstName', label: 'person.firstName', autoComplete: 'given-name' },
  { field: 'lastName', label: 'person.lastName', autoComplete: 'family-name' },
] as const satisfies { field: keyof ProfileDraft; label: MessageId; autoComplete: string }[];

const Email = ({ profile, draft, fieldErrors, onChange }: ProfileFormProps) => {
  const text = useText();
  const isBlanked = Boolean(profile.email) && draft.email.trim() === '';
  return (
    <Field
      label={text('person.email')}
      error={fieldErrors.email}
      help={isBlanked ? text('profile.edit.blank') : undefined}
    >
      {(control) => (
        <EmailInput
          {...control}
          autoComplete="email"
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      )}
    </Field>
  );
};

const Names = ({ profile, draft, fieldErrors, onChange }: ProfileFormProps) => {
  const text = useText();
  return (
    <div className={looks.pair}>
      {names.map(({ field, label, autoComplete }) => (
        <Field
          key={field}
          label={text(label)}
          error={fieldErrors[field]}
          help={profile[field] && draft[field].trim() === '' ? text('profile.edit.blank') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete={autoComplete}
              value={draft[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
};

const Actions = ({ isBusy, onCancel }: Pick<ProfileFormProps, 'isBusy' | 'onCancel'>) => {
  const text = useText();
  return (
    <div className={looks.wrap2}>
      <Button type="submit" waiting={isBusy} waitingLabel={text('addresses.saving')}>
        {text('profile.edit.save')}
      </Button>
      <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
        {text('shell.cancel')}
      </Button>
    </div>
  );
};

/** The details as a form, in the place where they were read. The first field, or the first refused one, has the focus. */
export const ProfileForm = (props: ProfileFormProps) => {
  const { profile, draft, isRestored, fieldErrors, isBusy, onChange, onSave, onCancel } = props;
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const refused = Object.keys(fieldErrors).length > 0 ? '[aria-invalid=true]' : 'input';
    form.current?.querySelector<HTMLElement>(refused)?.focus();
  }, [fieldErrors]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave();
  };
  return (
    <form ref={form} noValidate className={styles.form} aria-label={text('profile.edit.title')} onSubmit={save}>
      {isRestored && (
        <p role="status" className={styles.note}>
          {text('profile.edit.kept')}
        </p>
      )}
      <Names {...props} />
      {profile.mobileNumber && (
        <Field label={text('person.mobile')} help={text('profile.edit.phoneNote')}>
          {(control) => (
            <TextInput
              {...control}
              disabled
              className={styles.number}
              value={`\u2066${writtenPhone(profile.mobileNumber ?? '')}\u2069`}
            />
          )}
        </Field>
      )}
      <Email {...props} />
      <BirthAndGender value={draft} problemOf={(field) => fieldErrors[field]} onChange={onChange} />
      <Actions isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
};
