import type { ComponentProps } from 'react';
import { Icon } from '../media/icon.tsx';
import * as styles from './field.styles.ts';
import { latin } from './field.styles.ts';

const joined = (look: string, className: string | undefined) => (className ? `${look} ${className}` : look);

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={joined(styles.input, className)} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={joined(styles.textArea, className)} />
);

/** For words to search for. */
export const SearchInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <span className={styles.searchBox}>
    <Icon name="search" />
    <input {...props} type="search" enterKeyHint="search" className={styles.input} />
  </span>
);

export const Select = (props: Omit<ComponentProps<'select'>, 'className'>) => (
  <span className={styles.select}>
    <select {...props} className={styles.input} />
    <Icon name="chevron-down" />
  </span>
);

/** An address is written from the left, and begins where the page does. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'dir' | 'className'>) => (
  <TextInput {...props} type="email" dir="ltr" className={latin} />
);
