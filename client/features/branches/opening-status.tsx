import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import * as styles from './branch-card.styles.ts';
import type { FullBranch } from './branch-facts.tsx';
import { openingWords } from './opening-words.ts';

/** Open or closed now, and what comes next. */
export const OpeningStatus = ({ branch }: { branch: FullBranch }) => {
  const text = useText();
  const message = openingWords(text, useLocale(), useClock(), branch);
  return (
    <p className={styles.status}>
      <Badge color={branch.isOpen ? 'palm' : 'clay'}>{text(branch.isOpen ? 'branches.open' : 'branches.closed')}</Badge>
      {message && <span>{message}</span>}
    </p>
  );
};
