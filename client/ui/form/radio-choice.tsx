import { type ReactNode, useId } from 'react';
import * as looks from '../looks.styles.ts';
import * as styles from './field.styles.ts';
import { FieldError } from './field-error.tsx';

type RadioChoiceProps<Value> = {
  name: string;
  label: string;
  /** Beside the label, such as "(optional)". */
  note?: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  problem?: string | undefined;
  onChange: (value: Value) => void;
};

/** One of a few visible options. */
export const RadioChoice = <Value extends string | null>(props: RadioChoiceProps<Value>) => {
  const { name, label, note, options, value, problem, onChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={problem ? id : undefined}>
      <legend className={styles.label}>
        {label}
        {note && <span className={styles.optional}>{note}</span>}
      </legend>
      <div className={looks.wrap2}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice} data-invalid={problem ? '' : undefined}>
            <input
              type="radio"
              name={name}
              className={looks.tick}
              checked={value === option.value}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </fieldset>
  );
};
