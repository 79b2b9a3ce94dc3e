import { hash } from 'node:crypto';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { isLanguage } from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import type { AppConfig } from '../config.ts';
import { isLeaving } from '../plugins/arrivals.ts';
import { foreignPage, isSameOrigin } from '../plugins/same-origin.ts';
import { answersAsOf, isKnownTag, mayBeShared, sharedFor } from '../plugins/shared-answers.ts';
import { answerDeadlineMs, buildContext, type ShopContext } from './context.ts';
import { codeOfStatus } from './errors.ts';
import { execute, logOperation, type Outcome } from './execution.ts';
import { costOf, maxBodyBytes } from './limits.ts';
import { type MediaType, negotiate, paramsOfBody, paramsOfUrl, type RequestParams } from './request-params.ts';
import { DocumentRefusal } from './trusted-documents.ts';

/** Answers whether the visitor has a session, or a resolver has looked for one so far: then the answer is about them. */
const noteVisitor = (context: ShopContext): (() => boolean) => {
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
};

/** Sends an answer that is not about its visitor, with an `ETag`; 304 to a client that has it. */
const sendPublic = (
  request: FastifyRequest,
  reply: FastifyReply,
  { config, mediaType, data }: { config: AppConfig; mediaType: MediaType; data: unknown },
): FastifyReply => {
  const body = JSON.stringify({ data });
  const tag = `W/"${hash('sha1', body, 'base64url')}"`;
  // Without a language in the URL, browsers of both would be given the same.
  const hasLanguage = isLanguage((request.query as Record<string, unknown>).language);
  const isShared = hasLanguage && mayBeShared(request, reply, config);
  reply
    .header('cache-control', isShared ? sharedFor(config.cdnSeconds) : 'private, no-cache')
    .header('vary', isShared ? 'Accept' : 'Accept, Accept-Language, Cookie')
    .header('etag', tag)
    .type(`${mediaType}; charset=utf-8`);
  return isKnownTag(request, tag) ? reply.code(304).send() : reply.send(body);
};

/** Bodies are read as they come, and as UTF-8: what says otherwise of itself would be misread. */
const isReadable = ({ headers }: FastifyRequest): boolean => {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  return (headers['content-encoding'] ?? 'identity') === 'identity' && charset.toLowerCase() === 'utf-8';
};

const socketsNeedAddress =
  'a page of another origin was refused a socket; if it is a page of this shop, set PUBLIC_URL to its origin, or TRUST_PROXY to the proxy in front';

class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** A failure before GraphQL began, in the shape that GraphQL clients read. */
const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (isLeaving(error)) request.log.info('a visitor left while the answer was on its way');
  else if (status >= 500) request.log.error(error);
  const code = codeOfStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'GRAPHQL_INVALID');
  const message = status >= 500 ? 'Something went wrong on our side.' : error.message;
  const retryAfterSeconds = Number(reply.getHeader('retry-after'));
  const extensions = {
    code,
    ...(error instanceof DocumentRefusal && { reason: error.reason }),
    ...(status === 429 && retryAfterSeconds && { retryAfterSeconds }),
    requestId: request.id,
  };
  // The client may be of another build; its next connection may reach a process of that build.
  if (error instanceof DocumentRefusal) reply.header('connection', 'close');
  send(reply.code(status), 'application/json', { errors: [{ message, extensions }] });
};

/** With each failure the id under which the log tells more. Only here: what the pages are made of should not differ by it. */
const answerOf = ({ data, errors }: ExecutionResult, requestId: string, extensions?: object): unknown => {
  const told = errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return { ...(data !== undefined && { data }), ...(told && { errors: told }), ...(extensions && { extensions }) };
};

const send = (reply: FastifyReply, mediaType: MediaType, body: unknown): void => {
  reply.header('cache-control', 'no-store').type(`${mediaType}; charset=utf-8`).send(JSON.stringify(body));
};

/** A document that is not valid is no failure of HTTP for clients that speak plain JSON only. */
const statusFor = ({ refusedWith }: Outcome, mediaType: MediaType): number => {
  if (refusedWith === null) return 200;
  return refusedWith === 400 && mediaType === 'application/json' ? 200 : refusedWith;
};

/** `GET` (queries only) and `POST /graphql` as the GraphQL over HTTP specification says; the socket upgrades here too. */
export const graphqlOverHttp: FastifyPluginAsync<{ backend: Backend }> = async (app, { backend }) => {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);

  // A page of another origin neither reads nor changes anything in a visitor's name, nor listens on a socket.
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isSameOrigin(request, backend.config)) return;
    if (request.ws && backend.config.publicUrl === null && !hasWarned) {
      hasWarned = true;
      app.log.warn(socketsNeedAddress);
    }
    throw new Refusal(403, foreignPage);
  });

  /** Which calls an answer took is for developers, where GraphiQL is. */
  const wantsUpstream = ({ headers }: FastifyRequest) => backend.config.graphiql && headers['x-upstream'] === '1';

  const answer = async (request: FastifyRequest, reply: FastifyReply, readParams: () => RequestParams) => {
    const mediaType = negotiate(request.headers.accept);
    if (!mediaType) throw new Refusal(406, 'Answers are application/graphql-response+json or application/json.');
    const { operationName, variables, documentId, ...given } = readParams();
    const query = backend.documents.textOf({ ...given, documentId });
    const endsAt = performance.now() + answerDeadlineMs;
    const context = Object.assign(buildContext(backend, { request, reply, endsAt }), { reply, operationName });
    const upstream = wantsUpstream(request) ? request.callTimes?.trace() : undefined;
    const isOfVisitor = request.method === 'GET' && documentId !== null ? noteVisitor(context) : () => true;
    const startedAt = performance.now();
    const outcome = await execute(app, context, query, variables);
    logOperation(request, { query, operationName, startedAt, errors: outcome.result.errors });
    const retryAfter = outcome.refusedWith === 429 && outcome.result.errors?.[0]?.extensions.retryAfterSeconds;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    // The client may be of another build; its next connection may reach a process of that build.
    if (outcome.refusedWith === 400) reply.header('connection', 'close');
    if (outcome.refusedWith === 405) reply.header('allow', 'POST');
    const asOf = answersAsOf(request, backend.config.clockHours);
    if (asOf !== null) reply.header('answers-as-of', asOf);
    if (!isOfVisitor() && !upstream && !outcome.result.errors) {
      return sendPublic(request, reply, { config: backend.config, mediaType, data: outcome.result.data });
    }
    const extensions = upstream && { upstream, cost: costOf(app.graphql.schema, query) };
    send(reply.code(statusFor(outcome, mediaType)), mediaType, answerOf(outcome.result, request.id, extensions));
    return reply;
  };

  app.route({
    method: 'GET',
    url: '/graphql',
    handler: (request, reply) => answer(request, reply, () => paramsOfUrl(request.query)),
    wsHandler: (socket, request) => app.serveSocket(socket, request),
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    handler: (_request, reply) => {
      reply.header('allow', 'GET, HEAD, POST');
      throw new Refusal(405, 'Ask with GET or POST.');
    },
  });
  app.post('/graphql', {
    bodyLimit: maxBodyBytes,
    preParsing: async (request, reply) => {
      if (isReadable(request)) return;
      reply.header('accept-encoding', 'identity');
      throw new Refusal(415, 'Send JSON in UTF-8, without a content coding.');
    },
    handler: (request, reply) => answer(request, reply, () => paramsOfBody(request.body)),
  });
};
