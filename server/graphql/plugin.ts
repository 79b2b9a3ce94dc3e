import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import type { ExecutionResult } from 'graphql';
import { type IResolvers, mercurius } from 'mercurius';
import type { Language } from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import { isFile } from '../plugins/measures.ts';
import { readSession } from '../session.ts';
import { followedResolvers, measuredResolvers } from '../telemetry/telemetry.ts';
import { buildContext, type Visit } from './context.ts';
import { addExecutionGuards, parseOptions, validationFor } from './documents.ts';
import { errorFormatter, execute, logOperation } from './execution.ts';
import { graphqlOverHttp } from './over-http.ts';
import { pictureScalar, resolvers } from './resolvers.ts';
import { graphqlSockets } from './sockets.ts';
import { describeProcess } from './this-process.ts';

const schemaFolder = join(import.meta.dirname, '../../schema');
const keptDocuments = 200;

export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  language: Language;
  /** When the caller stops waiting, by `performance.now()`. */
  endsAt?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs an operation in this process as the visitor who sent the request. Failures are in `errors`, as for the browser. */
    executeOperation: (operation: Operation) => Promise<ExecutionResult>;
    /** Whether the visitor's token was good and has been ended, perhaps by this very request's call to the provider. */
    isSessionEnded: () => boolean;
  }
}

const readSchema = (): string => {
  const files = readdirSync(schemaFolder).filter((name) => name.endsWith('.graphql'));
  return files.map((name) => readFileSync(join(schemaFolder, name), 'utf8')).join('\n');
};

/** The schema with its compiled execution, and the three transports: HTTP, sockets and in process. */
export const graphql = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const { telemetry, config } = backend;
  const { rules, options } = validationFor(config.graphiql);
  const followed = config.graphiql ? followedResolvers(resolvers) : resolvers;
  await app.register(mercurius, {
    schema: readSchema(),
    // The generated types are stricter than mercurius' own.
    resolvers: {
      ...(telemetry ? measuredResolvers(telemetry, followed) : followed),
      Picture: pictureScalar((url) => backend.pictures.urlOf(url)),
    } as IResolvers,
    jit: 1,
    cache: keptDocuments,
    // HTTP and sockets are served by the two plugins below, which follow their protocols to the letter.
    routes: false,
    // Makes mercurius take the `subscribe` functions of the resolvers over into the schema.
    subscription: true,
    errorFormatter,
    validationRules: rules,
    graphql: { parseOptions: parseOptions, validateOptions: options },
  });
  addExecutionGuards(app);
  backend.processes.join(() => describeProcess(backend));

  app.decorateRequest('describedSession', null);
  app.decorateRequest('executeOperation');
  app.decorateRequest('isSessionEnded');
  app.addHook('onRequest', async (request, reply) => {
    // Another process may have revoked the session.
    const { session } = readSession(request, backend.config);
    if (session && !isFile(request.url)) await backend.endedSessions.look(session);
    const visit: Visit = { profile: null };
    request.executeOperation = async ({ query, variables = {}, language, endsAt }) => {
      const context = buildContext(backend, { request, reply, language, endsAt, visit });
      const startedAt = performance.now();
      const { result } = await execute(app, context, query, variables);
      logOperation(request, { query, startedAt, errors: result.errors }, 'debug');
      return result;
    };
    request.isSessionEnded = () => session !== null && backend.endedSessions.has(session);
  });

  await app.register(graphqlSockets, { backend });
  await app.register(graphqlOverHttp, { backend });
});
