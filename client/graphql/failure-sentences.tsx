import { useText } from '../i18n/use-text.ts';
import * as looks from '../ui/looks.styles.ts';
import { type Failure, ownSentence } from './failure.ts';

/**
 * The failure, in the shop's words first. Below them, smaller, stand the provider's words of a refusal; the
 * words of a failing provider are not meant for customers.
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
