import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { MercuriusContext, MercuriusOptions } from 'mercurius';
import { measured } from '../telemetry/telemetry.ts';
import type { ShopContext } from './context.ts';
import { toGraphQLError } from './errors.ts';

/** The first operation of a document; a name is letters, digits and underscores only, so nothing else gets into the log. */
const operation = /(?:^|[}\s])(query|mutation|subscription)\b\s*([A-Za-z_]\w{0,79})?/;

type LoggedOperation = {
  query: string;
  operationName?: string | null | undefined;
  /** By `performance.now()`. */
  startedAt: number;
  errors?: ExecutionResult['errors'] | undefined;
};

const nameOperation = (query: string, operationName?: string | null): { kind: string; operation: string | null } => {
  const [, kind = 'query', first = null] = operation.exec(query.slice(0, 1_000)) ?? [];
  const isName = /^[A-Za-z_]\w{0,79}$/.test(operationName ?? '');
  return { kind, operation: isName ? (operationName ?? null) : first };
};

/** The code of the first error; undefined when there is none. */
const errorCodeOf = (errors: ExecutionResult['errors']): string | undefined =>
  errors?.length ? String(errors[0]?.extensions?.code ?? 'INTERNAL') : undefined;

/**
 * One line for one operation: its name, its outcome (`OK`, or the code of its first error), the milliseconds it took and
 * how many calls to the provider its request has made so far. Never a variable.
 */
export const logOperation = (
  request: FastifyRequest,
  { query, operationName, startedAt, errors }: LoggedOperation,
  level: 'info' | 'debug' = 'info',
): void => {
  const { log, callTimes } = request;
  const milliseconds = Math.round(performance.now() - startedAt);
  const outcome = errorCodeOf(errors) ?? 'OK';
  const line = { ...nameOperation(query, operationName), outcome, milliseconds, providerCalls: callTimes?.calls ?? 0 };
  log[level](line, 'answered an operation');
};

/** A result as it may be sent, and the HTTP status of a request that did not come to run; null when it ran. */
export interface Outcome {
  result: ExecutionResult;
  refusedWith: number | null;
}

type Errors = readonly GraphQLError[];

/** Failed requests have no `data` at all, and that difference is kept. */
export const errorFormatter: NonNullable<MercuriusOptions['errorFormatter']> = ({ data, errors }, context) => ({
  statusCode: 200,
  response: { data, errors: errors.map((error) => toGraphQLError(error, context)) as unknown as Errors },
});

const isListOfErrors = (error: unknown): error is { errors: unknown[] } =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);

const statusOf = (error: unknown): number => {
  const isNumbered = typeof error === 'object' && error !== null && 'statusCode' in error;
  return isNumbered && typeof error.statusCode === 'number' ? error.statusCode : 400;
};

/** Runs a document with the compiled plan of its text. Never throws: each failure is among `errors`, ready to be sent. */
export const execute = (
  app: FastifyInstance,
  context: ShopContext & Partial<Pick<MercuriusContext, 'reply' | 'operationName'>>,
  query: string,
  variables: Record<string, unknown>,
): Promise<Outcome> => {
  const run = async (): Promise<Outcome> => {
    try {
      // The guards read them, once; given to mercurius itself they would be read twice.
      Object.assign(context, { givenVariables: variables });
      const result = await app.graphql(query, context);
      return { result, refusedWith: result.data === undefined ? 400 : null };
    } catch (error) {
      const status = statusOf(error);
      const errors = status === 400 && isListOfErrors(error) ? error.errors : [error];
      const formatted = errors.map((each) => toGraphQLError(each, context)) as unknown as Errors;
      const code = formatted[0]?.extensions.code;
      const refusedWith = code === 'RATE_LIMITED' ? 429 : code === 'INTERNAL' ? 500 : status;
      return { result: { errors: formatted }, refusedWith };
    }
  };
  const { telemetry } = context.backend;
  if (!telemetry) return run();
  const { kind, operation } = nameOperation(query, context.operationName);
  const attributes = { 'graphql.operation.type': kind, ...(operation && { 'graphql.operation.name': operation }) };
  const work = { kind: 'operation', name: operation ? `${kind} ${operation}` : kind, attributes } as const;
  return measured(telemetry, work, run, ({ result }) => errorCodeOf(result.errors));
};
