import type { FastifyInstance } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { MercuriusContext, MercuriusOptions } from 'mercurius';
import { measured } from '../telemetry/telemetry.ts';
import type { ShopContext } from './context.ts';
import { toGraphQLError } from './errors.ts';
import { errorCodeOf, nameOperation } from './operation-log.ts';

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

/** Runs a document with the compiled plan of its text. Never throws: whatever fails is among `errors`, ready to be sent. */
export const execute = (
  app: FastifyInstance,
  context: ShopContext & Partial<Pick<MercuriusContext, 'reply' | 'operationName'>>,
  query: string,
  variables: Record<string, unknown>,
): Promise<Outcome> => {
  const { telemetry } = context.backend;
  const run = () => runDocument(app, context, query, variables);
  if (!telemetry) return run();
  const { kind, operation } = nameOperation(query, context.operationName);
  const attributes = { 'graphql.operation.type': kind, ...(operation && { 'graphql.operation.name': operation }) };
  const work = { kind: 'operation', name: operation ? `${kind} ${operation}` : kind, attributes } as const;
  return measured(telemetry, work, run, ({ result }) => errorCodeOf(result.errors));
};

const runDocument = async (
  app: FastifyInstance,
  context: ShopContext & Partial<Pick<MercuriusContext, 'reply' | 'operationName'>>,
  query: string,
  variables: Record<string, unknown>,
): Promise<Outcome> => {
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
