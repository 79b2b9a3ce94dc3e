import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config.ts';
import { sessionCookieName } from '../session/session.ts';
import { oldestTime } from './answers-as-of.ts';

/** What the visitor chose, which answers are made with. */
const choices = ['branch', 'settings'];

/**
 * Whether a cache in front of the shop may keep an answer and give it to every other guest, where what it says allows that:
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

/** Whether the browser has the answer of this `ETag`. */
export const isKnownTag = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.split(',').some((known) => known.trim() === tag) ?? false;
