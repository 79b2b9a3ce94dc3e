import type { ReactNode } from 'react';
import * as styles from './layout.styles.ts';
import { MainContent } from './main-content.tsx';

/** The page alone, without any site chrome. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <MainContent className={styles.blankMain}>{children}</MainContent>
);
