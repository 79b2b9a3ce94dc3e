import type { ComponentProps } from 'react';
import * as styles from './field.styles.ts';

const joined = (look: string, className?: string) => (className ? `${look} ${className}` : look);

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={joined(styles.input, className)} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={joined(styles.textArea, className)} />
);
