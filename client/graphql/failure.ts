import type { CombinedError } from '@urql/core';
import type { Text } from '../i18n/use-text.ts';
import type { MessageId } from '../i18n/words.ts';
import type { ErrorCode } from './generated/enums.ts';

/** Why an operation failed, as far as the customer is concerned. */
export type Failure = {
  /** `NETWORK` when no answer came at all. */
  code: ErrorCode | 'NETWORK';
  /** The provider's own words to the customer, in the page's language; text, never markup. */
  words: string | null;
  /** What is wrong with single fields of the input, by their names in the contract. */
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | null;
  /** Under which the server's log tells more; of answers only. */
  requestId?: string;
};

const messages: Record<Failure['code'], MessageId> = {
  GRAPHQL_INVALID: 'shell.failure.GRAPHQL_INVALID',
  BAD_INPUT: 'shell.failure.BAD_INPUT',
  UNAUTHENTICATED: 'shell.failure.UNAUTHENTICATED',
  FORBIDDEN: 'shell.failure.FORBIDDEN',
  NOT_FOUND: 'shell.failure.NOT_FOUND',
  CONFLICT: 'shell.failure.CONFLICT',
  REFUSED: 'shell.failure.REFUSED',
  RATE_LIMITED: 'shell.failure.RATE_LIMITED',
  PROVIDER_TIMEOUT: 'shell.failure.PROVIDER_TIMEOUT',
  PROVIDER_UNAVAILABLE: 'shell.failure.PROVIDER_UNAVAILABLE',
  PROVIDER_MALFORMED: 'shell.failure.PROVIDER_MALFORMED',
  INTERNAL: 'shell.failure.INTERNAL',
  NETWORK: 'shell.failure.NETWORK',
};

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in messages;

export const failureOf = (error: CombinedError): Failure => {
  const first = error.graphQLErrors[0];
  const { code, isProvidersWords, fields, retryAfterSeconds, requestId } = (first?.extensions ?? {}) as Record<
    string,
    unknown
  >;
  const fallback = error.networkError ? 'NETWORK' : 'INTERNAL';
  return {
    code: isCode(code) ? code : fallback,
    words: isProvidersWords === true ? (first?.message ?? null) : null,
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
    ...(typeof requestId === 'string' && { requestId }),
  };
};

/** What to tell the customer: the provider's words when it has some, else ours for this kind of failure. */
export const textOfFailure = (text: Text, failure: Failure): string => failure.words ?? text(messages[failure.code]);

/** What the page answers over HTTP when the query it is about has this outcome; undefined when it is a page like any other. */
export const statusOfFailure = (error: CombinedError | undefined): { status: 404 | 503 } | undefined => {
  if (!error) return undefined;
  return { status: failureOf(error).code === 'NOT_FOUND' ? 404 : 503 };
};
