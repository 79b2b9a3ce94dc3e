import type { CombinedError } from 'urql';
import type { Text } from '../i18n/message-id.ts';
import { ErrorCode } from './generated/enums.ts';

/** Why an operation failed, as far as the customer is concerned. */
export type Failure = {
  /** `NETWORK` when no answer came at all. */
  code: ErrorCode | 'NETWORK';
  /** The provider's own words to the customer, in the page's language; text, never markup. */
  message: string | null;
  /** The errors of single fields of the input, by their names in the contract. */
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | null;
  /** The id of its lines in the server's log; of answers only. */
  requestId?: string;
};

/** Each has a sentence of its own, `shell.failure.…`. */
const codes: ReadonlySet<unknown> = new Set(Object.values(ErrorCode));

const isCode = (value: unknown): value is ErrorCode => codes.has(value);

export const failureOf = (error: CombinedError): Failure => {
  const first = error.graphQLErrors[0];
  const { code, isProvidersMessage, fields, retryAfterSeconds, requestId } = (first?.extensions ?? {}) as Record<
    string,
    unknown
  >;
  const fallback = error.networkError ? 'NETWORK' : 'INTERNAL';
  return {
    code: isCode(code) ? code : fallback,
    message: isProvidersMessage === true ? (first?.message ?? null) : null,
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
    ...(typeof requestId === 'string' && { requestId }),
  };
};

/** Our words for this kind of failure. */
export const ownSentence = (text: Text, { code }: Failure): string => text(`shell.failure.${code}`);

/** The words of a toast or a field: the provider's words when it has some, else ours. */
export const textOfFailure = (text: Text, failure: Failure): string => failure.message ?? ownSentence(text, failure);

const open: readonly Failure['code'][] = [
  'NETWORK',
  'PROVIDER_TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_MALFORMED',
  'INTERNAL',
];

/** Whether a mutation may have been done although no answer confirms it. */
export const isOutcomeUnknown = (code: Failure['code']): boolean => open.includes(code);
