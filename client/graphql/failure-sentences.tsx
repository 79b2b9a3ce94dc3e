import { useText } from '../i18n/use-text.ts';
import { type Failure, ownSentence } from './failure.ts';
import * as styles from './failure-sentences.styles.ts';

/**
 * What happened, in the shop's words first. Below them, smaller, stands what the provider said when it refused; what a
 * failing provider says is not meant for customers.
 */
export const FailureSentences = ({ failure }: { failure: Failure }) => {
  const text = useText();
  return (
    <>
      {ownSentence(text, failure)}
      {failure.message && !/^PROVIDER/.test(failure.code) && (
        <small dir="auto" className={styles.texts}>
          {failure.message}
        </small>
      )}
    </>
  );
};
