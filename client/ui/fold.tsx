import type { ComponentProps } from 'react';
import * as styles from './fold.styles.ts';
import { Icon } from './media/icon.tsx';

type FoldProps = Omit<ComponentProps<'details'>, 'title' | 'className'> & { title: string };

/** A part of a form that few need, folded away under its title. */
export const Fold = ({ title, children, ...details }: FoldProps) => (
  <details {...details} className={styles.fold}>
    <summary>
      {title}
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
);
