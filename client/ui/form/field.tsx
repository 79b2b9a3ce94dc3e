import { type ReactNode, useId } from 'react';
import * as looks from '../looks.styles.ts';
import * as styles from './field.styles.ts';
import { FieldError } from './field-error.tsx';

/** The attributes that tie a control to its label, help and error; spread them on the control. */
export type FieldControl = {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
};

type FieldProps = {
  label: ReactNode;
  /** Beside the label, such as "(optional)". */
  note?: string;
  help?: ReactNode;
  error?: string | null;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
};

export const Field = ({ label, note, help, error, required, children }: FieldProps) => {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <span className={styles.optional}>{note}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p id={helpId} className={looks.caption}>
          {help}
        </p>
      )}
    </div>
  );
};
