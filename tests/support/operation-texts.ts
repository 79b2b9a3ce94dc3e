import { ownOperations } from '../../build/operation-texts.ts';

const head = /(?:^|\} )(query|mutation|subscription) (\w+)/;

/** The operations that pages send, with their names. */
export const operationTexts = () =>
  Object.entries(ownOperations()).map(([id, text]) => {
    const [, kind = '', name = ''] = head.exec(text) ?? [];
    return { name, kind, id, text };
  });
