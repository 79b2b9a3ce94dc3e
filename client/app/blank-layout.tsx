import type { ReactNode } from 'react';
import { PrivacyChoices } from '../tracking/privacy-choices.tsx';
import * as styles from './layout.styles.ts';
import { MainContent } from './main-content.tsx';
import { SkipLink } from './skip-link.tsx';

/** The page alone, without site chrome; only the consent can be withdrawn here too. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <MainContent className={styles.blankMain}>{children}</MainContent>
    <PrivacyChoices className={styles.blankLink} />
  </>
);
