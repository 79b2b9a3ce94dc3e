import type { ComponentProps } from 'react';
import { latin } from './field.styles.ts';
import { TextInput } from './text-input.tsx';

/** An address is written from the left, and begins where the page does. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'dir' | 'className'>) => (
  <TextInput {...props} type="email" dir="ltr" className={latin} />
);
