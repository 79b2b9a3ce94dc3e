import { useRef, useState } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { MobileInput } from '../../ui/form/mobile-input.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import { EmailInput, TextArea, TextInput } from '../../ui/form/text-input.tsx';
import { type GiftDraft, missingIn, type NeededField } from './gift-draft.ts';
import * as styles from './gift-form.styles.ts';

type FieldsProps = { draft: GiftDraft; onChange: (part: Partial<GiftDraft>) => void };

/** A form asks for nothing that the sender has not come to yet. */
const useProblems = (draft: GiftDraft) => {
  const text = useText();
  const [left, setLeft] = useState<ReadonlySet<NeededField>>(new Set());
  const missing = missingIn(draft);
  const texts: Record<NeededField, MessageId> = {
    firstName: 'gifts.form.nameMissing',
    lastName: 'gifts.form.nameMissing',
    mobileNumber: 'gifts.form.mobileMissing',
  };
  return {
    problemOf: (field: NeededField) => (left.has(field) && missing.has(field) ? text(texts[field]) : null),
    leave: (field: NeededField) => setLeft((before) => new Set(before).add(field)),
  };
};

const names = [
  ['firstName', 'person.firstName'],
  ['lastName', 'person.lastName'],
] as const;

export const GiftFormFields = ({ draft, onChange }: FieldsProps) => {
  const text = useText();
  const mobile = useRef<HTMLInputElement>(null);
  const { problemOf, leave } = useProblems(draft);
  return (
    <>
      <div className={styles.pair}>
        {names.map(([field, label], index) => (
          <Field key={field} label={text(label)} required error={problemOf(field)}>
            {(control) => (
              <TextInput
                {...control}
                dir="auto"
                autoComplete="off"
                maxLength={100}
                data-autofocus={index === 0 ? '' : undefined}
                value={draft[field]}
                onBlur={() => leave(field)}
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={text('person.mobile')} required error={problemOf('mobileNumber')}>
        {(control) => (
          <MobileInput
            {...control}
            inputRef={mobile}
            autoComplete="off"
            countryLabel={text('gifts.form.country')}
            value={draft.mobileNumber}
            onBlur={() => leave('mobileNumber')}
            onChange={(mobileNumber) => onChange({ mobileNumber })}
          />
        )}
      </Field>
      <Field label={text('person.email')} note={text('person.optional')}>
        {(control) => (
          <EmailInput
            {...control}
            autoComplete="off"
            maxLength={200}
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <RadioChoice
        name="gift-gender"
        label={text('person.gender')}
        note={text('person.optional')}
        options={[
          { value: 'MALE', label: text('person.male') },
          { value: 'FEMALE', label: text('person.female') },
        ]}
        value={draft.gender}
        onChange={(gender) => onChange({ gender })}
      />
      <Field label={text('gifts.form.message')} note={text('person.optional')}>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            maxLength={500}
            value={draft.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        )}
      </Field>
    </>
  );
};
