import accepts from '@fastify/accepts';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { createHandler, parseRequestParams, type Request, type RequestParams, type Response } from 'graphql-http';
import { isLanguage } from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import type { AppConfig } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import { toldOf } from '../plugins/failures.ts';
import { tracedCalls } from '../plugins/measures.ts';
import { foreignPage, isSameOrigin } from '../plugins/same-origin.ts';
import { answersAsOf, isKnownTag, mayBeShared, sharedFor } from '../plugins/shared-answers.ts';
import { tagOf } from '../ssr/guest-pages.ts';
import { isFields } from '../values/safe-values.ts';
import { answerDeadlineMs, buildContext } from './context.ts';
import { codeOfStatus } from './errors.ts';
import { execute, logOperation } from './execution.ts';
import { costOf, maxBodyBytes } from './limits.ts';
import { DocumentRefusal } from './trusted-documents.ts';

/** Sends an answer that is not about its visitor, with an `ETag`; 304 to a client that has it. */
const sendPublic = (request: FastifyRequest, reply: FastifyReply, config: AppConfig, body: string): FastifyReply => {
  const tag = tagOf(body);
  // Without a language in the URL, browsers of both would be given the same.
  const hasLanguage = isLanguage((request.query as Record<string, unknown>).language);
  const isShared = hasLanguage && mayBeShared(request, reply, config);
  reply
    .header('cache-control', isShared ? sharedFor(config.cdnSeconds) : 'private, no-cache')
    .header('vary', isShared ? 'Accept' : 'Accept, Accept-Language, Cookie')
    .header('etag', tag);
  return isKnownTag(request, tag) ? reply.code(304).send() : reply.send(body);
};

/** Bodies are read as they come, and as UTF-8: a body with another charset would be misread. */
const isReadable = ({ headers }: FastifyRequest): boolean => {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  return (headers['content-encoding'] ?? 'identity') === 'identity' && charset.toLowerCase() === 'utf-8';
};

const socketsNeedAddress =
  'a page of another origin was refused a socket; if it is a page of this shop, set PUBLIC_URL to its origin, or TRUST_PROXY to the proxy in front';

/** A failure before GraphQL began, in the shape that GraphQL clients read. */
const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, message } = toldOf(error, request);
  const code = codeOfStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'GRAPHQL_INVALID');
  const retryAfterSeconds = Number(reply.getHeader('retry-after'));
  const extensions = {
    code,
    ...(error instanceof DocumentRefusal && { reason: error.reason }),
    ...(status === 429 && retryAfterSeconds && { retryAfterSeconds }),
    requestId: request.id,
  };
  // The client may be of another build; its next connection may reach a process of that build.
  if (error instanceof DocumentRefusal) reply.header('connection', 'close');
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
};

/** The types that answers come in, the usual one first. */
const mediaTypes = ['application/json', 'application/graphql-response+json'].flatMap((type) => [
  `${type}; charset=utf-8`,
  type,
]);

/** The context that graphql-http hands on. */
interface Scene {
  reply: FastifyReply;
  /** The media type of the answer. */
  accept: string;
  documentId: string | null;
  /** Set by an operation whose answer says nothing of its visitor. */
  isPublic: boolean;
}

type Asked = Request<FastifyRequest, Scene>;

/** With each failure the id of its lines in the log. Only here: the data of the pages should not differ by it. */
const identified = ({ data, errors }: ExecutionResult, requestId: string): ExecutionResult => {
  const named = errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return { data: data ?? null, ...(named && { errors: named as unknown as GraphQLError[] }) };
};

/** A document that is not valid is no failure of HTTP for clients that speak plain JSON only. */
const refusal = (refusedWith: number, accept: string, errors: ExecutionResult['errors']): Response => {
  const status = refusedWith === 400 && accept.startsWith('application/json') ? 200 : refusedWith;
  return [JSON.stringify({ errors }), { status, statusText: '', headers: { 'content-type': accept } }];
};

const documentIdOf = ({ method, query, body }: FastifyRequest): string | null => {
  const given = method === 'POST' ? body : query;
  const id = isFields(given) ? (given.documentId ?? null) : null;
  if (id === null || (typeof id === 'string' && id !== '')) return id;
  throw new Refusal(400, '"documentId" must be a text.');
};

/** A body of null leaves the answer to the error handler. */
const readParams = (asked: Asked): Promise<RequestParams | Response> =>
  parseRequestParams(asked).catch(({ message }: Error) => [null, { status: 400, statusText: message }]);

/** `GET` (queries only) and `POST /graphql` as the GraphQL over HTTP specification says; the socket upgrades here too. */
export const graphqlOverHttp: FastifyPluginAsync<{ backend: Backend }> = async (app, { backend }) => {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  await app.register(accepts);

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

  const run = async ({ raw: request, context: scene }: Asked, params: RequestParams) => {
    const { reply, accept, documentId } = scene;
    const { operationName, variables } = params;
    const query = backend.documents.textOf({ query: params.query, documentId });
    const endsAt = performance.now() + answerDeadlineMs;
    const context = Object.assign(buildContext(backend, { request, reply, endsAt }), { reply, operationName });
    const upstream = tracedCalls(request, backend.config);
    const mayBePublic = request.method === 'GET' && documentId !== null;
    const startedAt = performance.now();
    const { result, refusedWith } = await execute(app, context, query, variables ?? {});
    const { data, errors } = identified(result, request.id);
    logOperation(request, { query, operationName, startedAt, errors });
    const asOf = answersAsOf(request, backend.config.clockHours);
    if (asOf !== null) reply.header('answers-as-of', asOf);
    if (refusedWith === null) {
      scene.isPublic = mayBePublic && !context.isOfVisitor() && !upstream && !errors;
      const extensions = upstream && { upstream, cost: costOf(app.graphql.schema, query) };
      return { data, ...(errors && { errors }), ...(extensions && { extensions }) };
    }
    const retryAfter = refusedWith === 429 && errors?.[0]?.extensions.retryAfterSeconds;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    // The client may be of another build; its next connection may reach a process of that build.
    if (refusedWith === 400) reply.header('connection', 'close');
    if (refusedWith === 405) reply.header('allow', 'POST');
    return refusal(refusedWith, accept, errors);
  };

  const handle = createHandler<FastifyRequest, Scene>({ parseRequestParams: readParams, onSubscribe: run });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const accept = request.type(mediaTypes);
    if (typeof accept !== 'string') throw new Refusal(406, `Answers are ${mediaTypes.join(', ')}.`);
    const documentId = documentIdOf(request);
    const scene: Scene = { reply, accept, documentId, isPublic: false };
    const { url, method } = request;
    const body = request.body as Record<string, unknown>;
    const asked = {
      method: method === 'HEAD' ? 'GET' : method,
      // An id is enough here, while graphql-http wants a query.
      ...(documentId === null ? { url, body } : { url: `${url}&query=`, body: { query: '', ...body } }),
      headers: { accept, 'content-type': 'application/json' },
      raw: request,
      context: scene,
    };
    const [text, { status, statusText, headers }] = await handle(asked);
    if (text === null) throw new Refusal(status, statusText);
    reply.code(status).headers({ ...headers });
    if (scene.isPublic) return sendPublic(request, reply, backend.config, text);
    return reply.header('cache-control', 'no-store').send(text);
  };

  app.route({
    method: 'GET',
    url: '/graphql',
    handler: answer,
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
    handler: answer,
  });
};
