import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, getOperationAST } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Backend } from '../backend.ts';
import { readSession } from '../session.ts';
import { buildContext } from './context.ts';
import { readDocument, validationFor } from './documents.ts';
import { toGraphQLError } from './errors.ts';
import { maxBodyBytes } from './limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    serveSocket: (socket: WebSocket, request: FastifyRequest) => void;
  }
}

interface Peer {
  socket: WebSocket;
  request: FastifyRequest;
}

const maxSubscriptions = 10;
const initTimeoutMs = 3_000;
/** Milliseconds after which the connection of a peer is cut that does not complete the closing handshake. */
const closeOptions = { closeTimeout: 1_000 };
const goingAway = 1001;

const refuse = (message: string): GraphQLError[] => [new GraphQLError(message)];

const format = (
  errors: readonly GraphQLError[],
  { id, log }: FastifyRequest,
  backend: Backend,
): GraphQLFormattedError[] => errors.map((error) => toGraphQLError(error, { log, requestId: id, backend }));

const textOf = ({ documents }: Backend, payload: SubscribePayload): string => {
  const { query, documentId } = payload as SubscribePayload & { documentId?: unknown };
  return documents.textOf({ query, documentId: typeof documentId === 'string' ? documentId : null });
};

/**
 * graphql-ws keeps the protocol graphql-transport-ws with all of its close codes; mercurius' own sockets know neither
 * an init timeout nor a bound on subscriptions, and do not validate their operations.
 */
const buildProtocol = (app: FastifyInstance, backend: Backend): Server<Peer> => {
  const validation = validationFor(backend.config.graphiql);
  return makeServer<undefined, Peer>({
    connectionInitWaitTimeout: initTimeoutMs,
    onSubscribe: async ({ subscriptions, extra }, _id, payload) => {
      if (Object.keys(subscriptions).length > maxSubscriptions) {
        return refuse(`A socket carries at most ${maxSubscriptions} subscriptions.`);
      }
      const { schema } = app.graphql;
      const read = readDocument(schema, () => textOf(backend, payload), validation);
      if ('errors' in read) return read.errors;
      const { session } = readSession(extra.request, backend.config);
      if (session) await backend.endedSessions.look(session);
      const operation = getOperationAST(read.document);
      if (operation?.operation !== 'subscription') return refuse('Queries and mutations are served over HTTP.');
      extra.request.log.info(
        { operation: operation.name?.value ?? null, kind: 'subscription' },
        'a subscription began',
      );
      return {
        schema,
        document: read.document,
        variableValues: payload.variables,
        operationName: payload.operationName,
        contextValue: buildContext(backend, { request: extra.request, reply: null }),
      } satisfies ExecutionArgs;
    },
    onError: ({ extra }, _id, _payload, errors) => format(errors, extra.request, backend),
    onNext: ({ extra }, _id, _payload, _args, { data, errors }) =>
      errors ? { data, errors: format(errors, extra.request, backend) } : undefined,
  });
};

/** Hands the messages of one socket to the protocol; an error of ours closes it without its message. */
const connect = (protocol: Server<Peer>, socket: WebSocket, request: FastifyRequest): void => {
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (data) => {
        if (socket.readyState === socket.OPEN) socket.send(data);
      },
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => {
        socket.on('message', (data, isBinary) => {
          // A message that arrived while the socket was closing.
          if (socket.readyState !== socket.OPEN) return;
          if (isBinary) return socket.close(CloseCode.BadRequest, 'Invalid message received');
          handle(String(data)).catch((error: Error) => {
            // A message type that only servers send.
            if (error.message.startsWith('Unexpected message')) {
              return socket.close(CloseCode.BadRequest, 'Invalid message received');
            }
            request.log.error(error);
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        });
      },
    },
    { socket, request },
  );
  socket.once('close', (code, reason) => {
    closed(code, String(reason)).catch((error: Error) => request.log.error(error));
  });
};

/** Subscriptions over `ws://…/graphql`, closed with 1001 when the server stops. */
export const graphqlSockets = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const open = backend.sockets;
  backend.endedSessions.onEnd((key) => open.closeSession(key));
  await app.register(websocket, {
    options: { maxPayload: maxBodyBytes, handleProtocols, ...closeOptions },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      open.closeAll(goingAway, 'The server is stopping');
      done();
    },
  });
  // Node leaves the connection of an upgrade to us: nothing else ends one that was answered without a socket.
  app.addHook('onSend', async ({ headers }, reply) => {
    if (headers.upgrade !== undefined) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  const protocol = buildProtocol(app, backend);
  app.decorate('serveSocket', (socket, request) => {
    open.add(socket, readSession(request, backend.config).session);
    connect(protocol, socket, request);
  });
});
