import type { ReactNode } from 'react';
import { PrivacyChoices } from '../tracking/privacy-choices.tsx';
import * as styles from './layout.styles.ts';
import { MainContent } from './main-content.tsx';
import { SkipLink } from './skip-link.tsx';

/** The page alone, without any site chrome; only what a visitor agreed to can be taken back here too. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <MainContent className={styles.blankMain}>{children}</MainContent>
    <PrivacyChoices className={styles.blankLink} />
  </>
);
