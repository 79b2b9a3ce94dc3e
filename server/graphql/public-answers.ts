import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '../../schema/languages.ts';
import type { AppConfig } from '../config.ts';
import { isKnownTag, mayBeShared, sharedFor } from '../plugins/shared-answers.ts';
import type { ShopContext } from './context.ts';
import type { MediaType } from './request-params.ts';

/** Answers whether the visitor has a session, or a resolver has looked for one so far: then the answer is about them. */
export function noteVisitor(context: ShopContext): () => boolean {
  const { session } = context;
  let isLookedFor = session !== null;
  Object.defineProperty(context, 'session', {
    get: () => {
      isLookedFor = true;
      return session;
    },
    set: (started: ShopContext['session']) => {
      isLookedFor = true;
      Object.defineProperty(context, 'session', { value: started, writable: true });
    },
    configurable: true,
    enumerable: true,
  });
  return () => isLookedFor;
}

/** Sends an answer that is not about its visitor, with an `ETag`; 304 to a client that has it. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, mediaType, data }: { config: AppConfig; mediaType: MediaType; data: unknown },
): FastifyReply {
  const body = JSON.stringify({ data });
  const tag = `W/"${hash('sha1', body, 'base64url')}"`;
  // Without a language in the address, browsers of both would be given the same.
  const hasLanguage = isLanguage((request.query as Record<string, unknown>).language);
  const isShared = hasLanguage && mayBeShared(request, reply, config);
  reply
    .header('cache-control', isShared ? sharedFor(config.cdnSeconds) : 'private, no-cache')
    .header('vary', isShared ? 'Accept' : 'Accept, Accept-Language, Cookie')
    .header('etag', tag)
    .type(`${mediaType}; charset=utf-8`);
  return isKnownTag(request, tag) ? reply.code(304).send() : reply.send(body);
}
