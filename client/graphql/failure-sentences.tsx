import { useText } from '../i18n/use-text.ts';
import * as looks from '../ui/looks.styles.ts';
import { type Failure, ownSentence } from './failure.ts';

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
        <small dir="auto" className={looks.smallPrint}>
          {failure.message}
        </small>
      )}
    </>
  );
};
