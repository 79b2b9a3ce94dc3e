import type { Gender } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import { DateOfBirthField } from './date-of-birth-field.tsx';
import { type NewProfile, yesterdayInRiyadh } from './new-profile.ts';

type BirthAndGenderProps = {
  value: Pick<NewProfile, 'dateOfBirth' | 'gender'>;
  /** Whether the date of birth is marked as required. */
  required?: boolean;
  problemOf: (field: 'dateOfBirth' | 'gender') => string | undefined;
  onChange: (part: Partial<Pick<NewProfile, 'dateOfBirth' | 'gender'>>) => void;
};

/** Date of birth and gender, chosen in the profile as they were at registration. Needs the texts of `session`. */
export const BirthAndGenderFields = ({ value, required, problemOf, onChange }: BirthAndGenderProps) => {
  const text = useText();
  return (
    <>
      <Field label={text('person.dateOfBirth')} required={required} error={problemOf('dateOfBirth')}>
        {(control) => (
          <DateOfBirthField
            control={control}
            value={value.dateOfBirth}
            max={yesterdayInRiyadh()}
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
        value={value.gender}
        problem={problemOf('gender')}
        onChange={(gender) => gender && onChange({ gender })}
      />
    </>
  );
};
