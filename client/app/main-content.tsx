import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import * as styles from './layout.styles.ts';

const mainId = 'content';

/** The first stop of every page for those who use a keyboard; seen only while it has the focus. */
export const SkipLink = () => (
  <a href={`#${mainId}`} className={styles.skipLink}>
    {useText()('shell.skip')}
  </a>
);

export const MainContent = ({ children, className = styles.main }: { children: ReactNode; className?: string }) => (
  <main id={mainId} tabIndex={-1} className={className}>
    {children}
  </main>
);
