import type { Client } from 'urql';

type Call = 'rate' | 'read';

const absences = new WeakMap<Client, Set<string>>();

/** Remembers for this window that the provider would not take, or had no, rating of a booking. */
export const noteAbsence = (client: Client, call: Call, bookingId: string): void => {
  absences.set(client, (absences.get(client) ?? new Set()).add(`${call} ${bookingId}`));
};

export const isAbsent = (client: Client, call: Call, bookingId: string): boolean =>
  absences.get(client)?.has(`${call} ${bookingId}`) ?? false;
