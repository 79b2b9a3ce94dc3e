import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import type { Consent } from './consent.ts';
import * as styles from './tracking.styles.ts';

/** No and yes, of the same weight. */
export const ConsentAnswers = ({ onAnswer }: { onAnswer: (given: Consent['answer']) => void }) => {
  const text = useText();
  return (
    <div className={styles.answers}>
      <Button variant="secondary" onClick={() => onAnswer('refused')}>
        {text('tracking.refuse')}
      </Button>
      <Button variant="secondary" onClick={() => onAnswer('accepted')}>
        {text('tracking.accept')}
      </Button>
    </div>
  );
};
