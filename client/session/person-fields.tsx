import type { Gender } from '../graphql/generated/graphql.ts';
import { useText } from '../i18n/use-text.ts';
import { Field } from '../ui/form/field.tsx';
import { RadioChoice } from '../ui/form/radio-choice.tsx';
import { EmailInput, TextInput } from '../ui/form/text-input.tsx';
import { writtenPhone } from '../ui/form/written-phone.ts';
import * as looks from '../ui/looks.styles.ts';
import { DateOfBirthField } from './date-of-birth-field.tsx';
import type { Person } from './person.ts';

const autoComplete = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;

type WrittenField = keyof typeof autoComplete;

type PersonFieldsProps = {
  person: Person;
  onChange: (part: Partial<Person>) => void;
  problemOf: (field: keyof Person | 'mobileNumber') => string | undefined;
  /** Cannot be changed here. */
  mobileNumber: string | null;
  mobileHelp?: string;
  /** The help below a text field. */
  helpOf?: (field: WrittenField) => string | undefined;
  /** Whether all but the e-mail is marked as required. */
  required?: boolean;
};

/** The details of a customer, filled in at registration and changed in the profile. */
export const PersonFields = (props: PersonFieldsProps) => {
  const { person, onChange, problemOf, mobileNumber, mobileHelp, helpOf, required = false } = props;
  const text = useText();
  const written = (field: WrittenField, Input: typeof TextInput | typeof EmailInput = TextInput) => (
    <Field
      label={text(`person.${field}`)}
      required={required && field !== 'email'}
      error={problemOf(field)}
      help={helpOf?.(field)}
      {...(required && field === 'email' && { note: text('person.optional') })}
    >
      {(control) => (
        <Input
          {...control}
          data-autofocus={field === 'firstName' ? '' : undefined}
          autoComplete={autoComplete[field]}
          value={person[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className={looks.pair}>
        {written('firstName')}
        {written('lastName')}
      </div>
      {mobileNumber && (
        <Field label={text('person.mobile')} help={mobileHelp} error={problemOf('mobileNumber')}>
          {(control) => (
            <TextInput
              {...control}
              disabled
              className={looks.phoneNumber}
              value={`\u2066${writtenPhone(mobileNumber)}\u2069`}
            />
          )}
        </Field>
      )}
      {written('email', EmailInput)}
      <Field label={text('person.dateOfBirth')} required={required} error={problemOf('dateOfBirth')}>
        {(control) => (
          <DateOfBirthField
            control={control}
            value={person.dateOfBirth}
            onChange={(dateOfBirth) => onChange({ dateOfBirth })}
          />
        )}
      </Field>
      <RadioChoice<Gender | null>
        name="gender"
        label={text('person.gender')}
        options={[
          { value: 'MALE', label: text('person.male') },
          { value: 'FEMALE', label: text('person.female') },
        ]}
        value={person.gender}
        problem={problemOf('gender')}
        onChange={(gender) => gender && onChange({ gender })}
      />
    </>
  );
};
