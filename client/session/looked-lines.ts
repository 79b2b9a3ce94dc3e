import { listIn, persisted } from '../storage/persisted.ts';

const idsIn = (stored: unknown) => listIn(stored).filter((id) => typeof id === 'string');
const looked = persisted('looked-lines', idsIn, { personal: true });

/** Held by each tab that looks at times. */
export const lookedTurn = 'looked-lines';

/** Lines that lie in the cart only because their times are being looked at, by id. */
export const lookedLines = looked.read;

export const noteLooked = (id: string): void => looked.write([...lookedLines(), id]);

/** The customer wants these lines, or they are gone. */
export const forgetLooked = (ids: readonly string[]): void =>
  looked.write(lookedLines().filter((id) => !ids.includes(id)));
