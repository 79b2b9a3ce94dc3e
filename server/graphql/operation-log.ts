import type { FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';

/** The first operation of a document; a name is letters, digits and underscores only, so nothing else gets into the log. */
const operation = /(?:^|[}\s])(query|mutation|subscription)\b\s*([A-Za-z_]\w{0,79})?/;

/** Codes that no visitor has brought about. */
const failure = /^(?:INTERNAL|ORDERS_PAUSED|PROVIDER_\w+)$/;

export type LoggedOperation = {
  query: string;
  operationName?: string | null | undefined;
  /** By `performance.now()`. */
  startedAt: number;
  errors?: ExecutionResult['errors'] | undefined;
};

/** The kind of an operation, and its name where it has one. */
export const nameOperation = (
  query: string,
  operationName?: string | null,
): { kind: string; operation: string | null } => {
  const [, kind = 'query', first = null] = operation.exec(query.slice(0, 1_000)) ?? [];
  const isName = /^[A-Za-z_]\w{0,79}$/.test(operationName ?? '');
  return { kind, operation: isName ? (operationName ?? null) : first };
};

/** The code of the first error; undefined when there is none. */
export const errorCodeOf = (errors: ExecutionResult['errors']): string | undefined =>
  errors?.length ? String(errors[0]?.extensions?.code ?? 'INTERNAL') : undefined;

/**
 * One line for one operation, and a mark on its request if it failed: its name, its outcome (`OK`, or the code of its first error), the milliseconds it took and
 * how many calls to the provider its request has made so far. Never a variable.
 */
export const logOperation = (
  request: FastifyRequest,
  { query, operationName, startedAt, errors }: LoggedOperation,
  level: 'info' | 'debug' = 'info',
): void => {
  const { log, callTimes } = request;
  if (errors?.some(({ extensions }) => failure.test(String(extensions?.code ?? 'INTERNAL')))) request.hasFailed = true;
  const milliseconds = Math.round(performance.now() - startedAt);
  const outcome = errorCodeOf(errors) ?? 'OK';
  const line = { ...nameOperation(query, operationName), outcome, milliseconds, providerCalls: callTimes?.calls ?? 0 };
  log[level](line, 'answered an operation');
};
