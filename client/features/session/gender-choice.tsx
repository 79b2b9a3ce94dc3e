import { useId } from 'react';
import type { Gender } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { error as errorLook, label as labelLook } from '../../ui/field.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './session.styles.ts';

const genders = [
  { value: 'MALE', label: 'session.complete.male' },
  { value: 'FEMALE', label: 'session.complete.female' },
] as const satisfies { value: Gender; label: string }[];

type GenderChoiceProps = {
  value: Gender | null;
  problem: string | undefined;
  onChange: (gender: Gender) => void;
};

export const GenderChoice = ({ value, problem, onChange }: GenderChoiceProps) => {
  const text = useText();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={problem ? id : undefined}>
      <legend className={labelLook}>{text('session.complete.gender')}</legend>
      <div className={styles.choices}>
        {genders.map((gender) => (
          <label key={gender.value} className={styles.choice} data-invalid={problem ? '' : undefined}>
            <input
              type="radio"
              name="gender"
              className={styles.checkbox}
              checked={value === gender.value}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChange(gender.value)}
            />
            {text(gender.label)}
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className={errorLook}>
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
    </fieldset>
  );
};
