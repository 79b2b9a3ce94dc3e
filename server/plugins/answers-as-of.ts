import type { FastifyRequest } from 'fastify';

const RIYADH_AHEAD = 3 * 60 * 60_000;

/** Riyadh's time (`14:02`) of the oldest list in the answer to this request, when the provider's trouble has made it old. */
export function oldestTime({ callTimes }: FastifyRequest): string | null {
  const asOf = callTimes?.asOf;
  return typeof asOf === 'number' ? new Date(asOf + RIYADH_AHEAD).toISOString().slice(11, 16) : null;
}

/** The same for a page that asks over HTTP, with the hours of the shop's clock; null when no list was read. */
export function answersAsOf(request: FastifyRequest, clockHours: 12 | 24): string | null {
  if (!request.callTimes?.asOf) return null;
  const time = oldestTime(request);
  return time === null ? 'now' : `${time} ${clockHours}`;
}
