import { type Failure, textOfFailure } from '../../graphql/failure.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Tells a failure in the provider's words; without any, what did not work and, below, why. Answers that it is told. */
export const tellFailure = (text: Text, failure: Failure, whatFailed: MessageId): true => {
  if (failure.message) showToast({ title: failure.message, color: 'error' });
  else showToast({ title: text(whatFailed), description: textOfFailure(text, failure), color: 'error' });
  return true;
};
