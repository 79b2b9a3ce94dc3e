import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config.ts';
import { sessionCookieName } from '../session.ts';
import { riyadhAheadMs } from '../values/riyadh-time.ts';

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

const choices = ['branch', 'settings'];

/**
 * Whether a cache in front of the shop may keep an answer and give it to every other guest, where its headers allow that:
 * the request says nothing of its visitor, the answer changes nothing in the browser and is as new as is promised.
 */
export const mayBeShared = (request: FastifyRequest, reply: FastifyReply, config: AppConfig): boolean => {
  const names = [sessionCookieName(config), ...choices];
  return (
    config.cdnSeconds > 0 &&
    names.every((name) => !request.cookies[name]) &&
    !reply.hasHeader('set-cookie') &&
    oldestTime(request) === null
  );
};

/** Browsers ask again each time. */
export const sharedFor = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

export const isKnownTag = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.split(',').some((known) => known.trim() === tag) ?? false;
