import { localStore } from '../storage/browser-storage.ts';
import { keepList, listIn } from './kept-text.ts';
import { personalPrefix } from './local-copy.ts';

const key = `${personalPrefix}looked-lines`;

/** Lines that lie in the cart only because their times are being looked at, by id. */
export const lookedLines = (): string[] =>
  listIn(localStore.getItem(key)).filter((id): id is string => typeof id === 'string');

export const noteLooked = (id: string): void => keepList(key, [...lookedLines(), id]);

/** The customer wants these lines, or they are gone. */
export const forgetLooked = (ids: readonly string[]): void => {
  const known = lookedLines();
  if (known.length > 0)
    keepList(
      key,
      known.filter((id) => !ids.includes(id)),
    );
};
