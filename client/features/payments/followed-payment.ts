import { persisted } from '../../storage/persisted.ts';

const followed = persisted('followed-payment', (_stored, number) => number || null, { personal: true, tabOnly: true });

/** The number of the order whose payment this tab was following when its page was loaded anew. */
export const readFollowed = followed.read;

/** Notes that this tab follows a payment; `null` when it no longer does. All else of it is the server's. */
export const noteFollowed = followed.write;
