import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../client/entry-server.tsx';
import type { AppConfig } from '../config.ts';
import { mayBeShared } from '../plugins/shared-answers.ts';

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
  if (isSignedIn || status !== 200 || head.isPrivate) return false;
  if (new URL(request.url, 'http://shop.invalid').pathname === '/') return false;
  return mayBeShared(request, reply, config);
}
