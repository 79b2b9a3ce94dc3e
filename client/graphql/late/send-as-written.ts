import { createRequest, type Exchange, mapExchange } from 'urql';
import { writtenText } from '../written-document.ts';

/**
 * Sends operations as they were written. The caches in front of it make trees with type names of them, which would be
 * printed anew; there is no printer in the browser.
 */
export const sendAsWritten: Exchange = mapExchange({
  onOperation: (operation) =>
    writtenText(operation.query) === undefined
      ? undefined
      : { ...operation, query: createRequest(operation.query, operation.variables).query },
});
