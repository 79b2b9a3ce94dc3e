import type { ReactNode } from 'react';
import * as styles from './layout.styles.ts';

export const mainId = 'content';

export const MainContent = ({ children, className = styles.main }: { children: ReactNode; className?: string }) => (
  <main id={mainId} tabIndex={-1} className={className}>
    {children}
  </main>
);
