import { type Failure, textOfFailure } from '../../graphql/failure.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import type { Toast } from '../../ui/feedback/toast.ts';

/** Tells a failure in the provider's words; without any, what did not work and, below, why. */
export const failureToast = (text: Text, failure: Failure, whatFailed: MessageId): Toast =>
  failure.message
    ? { title: failure.message, color: 'error' }
    : { title: text(whatFailed), description: textOfFailure(text, failure), color: 'error' };
