import type { FastifyRequest } from 'fastify';

const riyadhAheadMs = 3 * 60 * 60_000;

/** Riyadh's time (`14:02`) of the oldest list in the answer to this request, when the provider's trouble has made it old. */
export const oldestTime = ({ callTimes }: FastifyRequest): string | null => {
  const asOf = callTimes?.asOf;
  return typeof asOf === 'number' ? new Date(asOf + riyadhAheadMs).toISOString().slice(11, 16) : null;
};

/** The same for a page that asks over HTTP, with the hours of the shop's clock; null when no list was read. */
export const answersAsOf = (request: FastifyRequest, clockHours: 12 | 24): string | null => {
  if (!request.callTimes?.asOf) return null;
  const time = oldestTime(request);
  return time === null ? 'now' : `${time} ${clockHours}`;
};
