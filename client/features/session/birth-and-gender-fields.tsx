import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { DateOfBirthField } from './date-of-birth-field.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { type NewProfile, yesterdayInRiyadh } from './new-profile.ts';

type BirthAndGenderProps = {
  value: Pick<NewProfile, 'dateOfBirth' | 'gender'>;
  problemOf: (field: 'dateOfBirth' | 'gender') => string | undefined;
  onChange: (part: Partial<Pick<NewProfile, 'dateOfBirth' | 'gender'>>) => void;
};

/** Date of birth and gender, chosen in the profile as they were at registration. Needs the texts of `session`. */
export const BirthAndGenderFields = ({ value, problemOf, onChange }: BirthAndGenderProps) => {
  const text = useText();
  return (
    <>
      <Field label={text('person.dateOfBirth')} error={problemOf('dateOfBirth')}>
        {(control) => (
          <DateOfBirthField
            control={control}
            value={value.dateOfBirth}
            max={yesterdayInRiyadh()}
            onChange={(dateOfBirth) => onChange({ dateOfBirth })}
          />
        )}
      </Field>
      <GenderChoice value={value.gender} problem={problemOf('gender')} onChange={(gender) => onChange({ gender })} />
    </>
  );
};
