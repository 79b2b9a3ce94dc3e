import type { ComponentProps } from 'react';
import { Icon } from '../media/icon.tsx';
import * as styles from './field.styles.ts';

/** Why a field was refused. */
export const FieldError = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={styles.error}>
    <Icon name="circle-alert" />
    {children}
  </p>
);
