import type { Gender } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';

type GenderChoiceProps = {
  value: Gender | null;
  problem: string | undefined;
  onChange: (gender: Gender) => void;
};

export const GenderChoice = ({ value, problem, onChange }: GenderChoiceProps) => {
  const text = useText();
  const options = [
    { value: 'MALE', label: text('person.male') },
    { value: 'FEMALE', label: text('person.female') },
  ] as const satisfies { value: Gender; label: string }[];
  return (
    <RadioChoice<Gender | null>
      name="gender"
      label={text('person.gender')}
      options={options}
      value={value}
      problem={problem}
      onChange={(gender) => gender && onChange(gender)}
    />
  );
};
