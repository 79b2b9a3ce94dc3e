import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../client/entry-server.tsx';
import type { AppConfig } from '../config.ts';
import { oldestTime } from '../plugins/answers-as-of.ts';
import { sessionCookieName } from '../session/session.ts';

/** What the visitor chose, which pages are printed with. */
const CHOICES = ['branch', 'settings'];

/**
 * Whether a cache in front of the shop may keep a page and give it to every other guest. The request says nothing of its
 * visitor that a page could show, and the answer changes nothing in the browser. A page that is for no search engine, that
 * tells of trouble, or that stands at the bare root, where the language of the browser decides, is not kept.
 */
export function isForEverybody(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSignedIn, status, head }: RenderedPage,
  config: AppConfig,
): boolean {
  if (config.cdnSeconds === 0 || isSignedIn || status !== 200 || head.isPrivate) return false;
  if (new URL(request.url, 'http://shop.invalid').pathname === '/') return false;
  const names = [sessionCookieName(config), ...CHOICES];
  return (
    names.every((name) => !request.cookies[name]) && !reply.hasHeader('set-cookie') && oldestTime(request) === null
  );
}

/** Browsers ask again each time. */
export function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
}
