import { type Exchange, mapExchange } from 'urql';
import { windowText } from '../i18n/window-texts.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { failureOf, isOutcomeUnknown } from './failure.ts';

/** A page asks several questions together; one toast is enough. Milliseconds. */
const toldOnceInMs = 10_000;

/** In the context of a question whose sender wants to know when it does not come through. */
export const exactly = { isExact: true };

/**
 * A query that is shown keeps its data when asking for it again does not come through, and a toast says that they may have
 * changed. A refusal by the server takes them away.
 */
export const keepShownAnswers: Exchange = (input) => {
  const shown = new Map<number, unknown>();
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = () => {
    const now = performance.now();
    if (now - toldAt < toldOnceInMs) return;
    toldAt = now;
    showToast({ title: windowText('recovery.old'), color: 'warning' });
  };
  return mapExchange({
    onOperation: ({ kind, key }) => {
      if (kind === 'teardown') shown.delete(key);
    },
    onResult: (result) => {
      const { operation, data, error } = result;
      if (operation.kind !== 'query') return result;
      if (!error && data) shown.set(operation.key, data);
      if (!error || operation.context.isExact) return result;
      if (shown.has(operation.key) && isOutcomeUnknown(failureOf(error).code)) {
        tell();
        const { error: _, ...kept } = result;
        return { ...kept, data: shown.get(operation.key) };
      }
      shown.delete(operation.key);
      return result;
    },
  })(input);
};
