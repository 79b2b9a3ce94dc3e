import { type FormEvent, useEffect, useRef } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { EmailInput, TextInput } from '../../ui/form/text-input.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import { BirthAndGenderFields } from '../session/public.ts';
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

type WrittenProps = ProfileFormProps & {
  field: 'firstName' | 'lastName' | 'email';
  label: MessageId;
  autoComplete: string;
  Input?: typeof TextInput;
};

/** A field that is written; one that is emptied says that it will stay as it is. */
const Written = ({ field, label, autoComplete, Input = TextInput, ...form }: WrittenProps) => {
  const text = useText();
  const { profile, draft, fieldErrors, onChange } = form;
  const isEmptied = profile[field] && !draft[field].trim();
  return (
    <Field label={text(label)} error={fieldErrors[field]} help={isEmptied ? text('profile.edit.blank') : undefined}>
      {(control) => (
        <Input
          {...control}
          autoComplete={autoComplete}
          value={draft[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
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
        <p role="status" className={looks.notice}>
          {text('profile.edit.kept')}
        </p>
      )}
      <div className={looks.pair}>
        <Written {...props} field="firstName" label="person.firstName" autoComplete="given-name" />
        <Written {...props} field="lastName" label="person.lastName" autoComplete="family-name" />
      </div>
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
      <Written {...props} field="email" label="person.email" autoComplete="email" Input={EmailInput} />
      <BirthAndGenderFields value={draft} problemOf={(field) => fieldErrors[field]} onChange={onChange} />
      <div className={looks.wrap2}>
        <Button type="submit" waiting={isBusy} waitingLabel={text('addresses.saving')}>
          {text('profile.edit.save')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {text('shell.cancel')}
        </Button>
      </div>
    </form>
  );
};
