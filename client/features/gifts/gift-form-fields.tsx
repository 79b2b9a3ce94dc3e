import { type ChangeEvent, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { MobileInput } from '../../ui/form/mobile-input.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import { EmailInput, TextArea, TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { type GiftDraft, missingIn, type NeededField } from './gift-draft.ts';

type FieldsProps = { draft: GiftDraft; onChange: (part: Partial<GiftDraft>) => void };

/** Names, number, e-mail, gender and message. A form asks for nothing that the sender has not come to yet. */
export const GiftFormFields = ({ draft, onChange }: FieldsProps) => {
  const text = useText();
  const [left, setLeft] = useState<readonly NeededField[]>([]);
  const leave = (field: NeededField) => () => setLeft([...left, field]);
  const missing = missingIn(draft);
  const problemOf = (field: NeededField) =>
    left.includes(field) && missing.has(field)
      ? text(field === 'mobileNumber' ? 'gifts.form.mobileMissing' : 'gifts.form.nameMissing')
      : null;
  const written = (field: 'firstName' | 'lastName' | 'email' | 'message') => ({
    value: draft[field] ?? '',
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [field]: target.value }),
  });
  const optional = text('person.optional');
  return (
    <>
      <div className={looks.pair}>
        {(['firstName', 'lastName'] as const).map((field, place) => (
          <Field key={field} label={text(`person.${field}`)} required error={problemOf(field)}>
            {(control) => (
              <TextInput
                {...control}
                {...written(field)}
                dir="auto"
                maxLength={100}
                data-autofocus={place === 0 ? '' : undefined}
                onBlur={leave(field)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={text('person.mobile')} required error={problemOf('mobileNumber')}>
        {(control) => (
          <MobileInput
            {...control}
            autoComplete="off"
            countryLabel={text('session.send.country')}
            value={draft.mobileNumber ?? ''}
            onBlur={leave('mobileNumber')}
            onChange={(mobileNumber) => onChange({ mobileNumber })}
          />
        )}
      </Field>
      <Field label={text('person.email')} note={optional}>
        {(control) => <EmailInput {...control} {...written('email')} maxLength={200} />}
      </Field>
      <RadioChoice
        name="gift-gender"
        label={text('person.gender')}
        note={optional}
        options={[
          { value: 'MALE', label: text('person.male') },
          { value: 'FEMALE', label: text('person.female') },
        ]}
        value={draft.gender ?? null}
        onChange={(gender) => onChange({ gender })}
      />
      <Field label={text('gifts.form.message')} note={optional}>
        {(control) => <TextArea {...control} {...written('message')} dir="auto" maxLength={500} />}
      </Field>
    </>
  );
};
