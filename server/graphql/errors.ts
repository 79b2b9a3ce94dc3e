import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import type { Config } from '../config.ts';
import { namesOne, ProviderError } from '../provider/errors.ts';
import type { ErrorCode } from './generated/types.ts';
import { DocumentRefusal } from './trusted-documents.ts';

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number };

export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Refuses too many attempts: `retryAfterSeconds` is null for allowed ones. */
export const refuseTooMany = (retryAfterSeconds: number | null, message: string): void => {
  if (retryAfterSeconds !== null) throw new ShopError('RATE_LIMITED', message, { retryAfterSeconds });
};

/** `isProvidersMessage`: the message was written by the provider for the customer and can be shown as it is. */
type Exit = {
  code: ErrorCode;
  message: string;
  isProvidersMessage?: true;
  isProvidersWords?: true;
  reason?: string;
} & Details & {
    requestId?: string;
  };

/** The part of a request's context that error mapping uses; a request that failed early has only some of it. */
type Scene = Partial<Pick<MercuriusContext, 'log' | 'requestId' | 'session' | 'endSession'>> & {
  backend?: { config: Pick<Config, 'graphiql'> };
};

/**
 * The error code of an HTTP status, of the provider as of our own server; other statuses have no fixed code, and not
 * every 404 of the provider is `NOT_FOUND`.
 */
export const codeOfStatus: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};
const signInCalls = new Set(['POST account/send-otp', 'POST account/verify-otp', 'POST user/register']);
const defaultRetrySeconds = 60;
const loggedErrors = new WeakSet<ProviderError>();
const fieldNames = new Map([
  ['cart_product_id', 'cartLineId'],
  ['otp', 'code'],
  ['phone', 'mobileNumber'],
  ['gifted_order_data', 'gift'],
  ['image_profile', 'picture'],
  ['rating', 'stars'],
  ['selectedExtension', 'extension'],
  ['selected_extension', 'extension'],
]);

/** A field's name as the SDL writes it: `gifted_order_data.first_name` is `gift.firstName`. */
const toFieldName = (name: string): string => {
  const parts = name.replaceAll('[', '.').replaceAll(']', '').split('.');
  return parts
    .map((part) => fieldNames.get(part) ?? part.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .join('.');
};

/**
 * A 404 that says nothing of the requested thing: the provider does not know the call itself, as in the middle of a
 * deployment. Writes name things in their body, so that the provider's own words on them count.
 */
const isCallUnknown = ({ endpoint, status, isProvidersMessage }: ProviderError): boolean => {
  if (status !== 404 || namesOne(endpoint)) return false;
  return endpoint.startsWith('GET ') || !isProvidersMessage;
};

const codeOfTrouble = {
  timeout: 'PROVIDER_TIMEOUT',
  unreachable: 'PROVIDER_UNAVAILABLE',
  malformed: 'PROVIDER_MALFORMED',
} as const satisfies Record<string, ErrorCode>;

const codeOf = (error: ProviderError): ErrorCode => {
  if (error.kind !== 'status' && error.kind !== 'refused') return codeOfTrouble[error.kind];
  const status = error.status ?? 500;
  if (status === 401 && signInCalls.has(error.endpoint)) return 'REFUSED';
  if (error.kind === 'status' && (status >= 500 || status < 400)) return 'PROVIDER_UNAVAILABLE';
  if (isCallUnknown(error)) return 'PROVIDER_UNAVAILABLE';
  return codeOfStatus[status] ?? (Object.keys(error.fields).length > 0 ? 'BAD_INPUT' : 'REFUSED');
};

/** Whether the provider no longer knows the customer. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ProviderError && codeOf(error) === 'UNAUTHENTICATED';

/**
 * An answer of the provider, or the result of `instead` for its failure. A session that the provider refuses is no such
 * failure, and neither is a fault of ours.
 */
export const orElse = <T, Instead>(answer: Promise<T>, instead: (error: ProviderError) => Instead) =>
  answer.catch((error: unknown) => {
    if (!(error instanceof ProviderError) || isSessionRefused(error)) throw error;
    return instead(error);
  });

/** Whether the provider could not answer, rather than said no. */
export const isProviderInTrouble = (error: unknown): boolean =>
  error instanceof ProviderError && /^PROVIDER_/.test(codeOf(error));

const exitOfProvider = (error: ProviderError, scene: Scene): Exit => {
  const code = codeOf(error);
  const { endpoint, status, kind } = error;
  // The same failure may meet several fields, and others who ask in the same moment.
  const what = endpoint.startsWith('maps ') ? 'a question to the maps service failed' : 'a call to the provider failed';
  scene.log?.[loggedErrors.has(error) ? 'debug' : 'warn']({ endpoint, status, kind, code }, what);
  loggedErrors.add(error);
  if (isSessionRefused(error)) void scene.endSession?.();
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, message]) => [toFieldName(name), message]),
  );
  return {
    code,
    message: error.message,
    // Its former name stays until 2027-03-31.
    ...(error.isProvidersMessage && { isProvidersMessage: true as const, isProvidersWords: true as const }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(code === 'RATE_LIMITED' && { retryAfterSeconds: error.retryAfterSeconds ?? defaultRetrySeconds }),
  };
};

const exitOfBug = (error: unknown, scene: Scene): Exit => {
  scene.log?.error({ err: error }, 'a fault of this server');
  return {
    code: 'INTERNAL',
    message: 'Something went wrong on our side.',
    ...(scene.requestId && { requestId: scene.requestId }),
  };
};

const isClientFault = (error: unknown): error is Error & { statusCode: number } => {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
};

/**
 * Words for the author of the document; hints at the rest of the schema only where GraphiQL shows it all. They may repeat
 * the document, however long it is, and are cut before anything is looked for in them.
 */
const documentFault = (message: string, { backend }: Scene): Exit => {
  const words = message.slice(0, 500);
  const [withoutHint = ''] = words.split('Did you mean');
  const text = backend?.config.graphiql ? words : withoutHint;
  return { code: 'GRAPHQL_INVALID', message: text.trimEnd() || 'The document is not valid.' };
};

const exitOf = (error: unknown, scene: Scene): Exit => {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof ShopError) return { code: original.code, message: original.message, ...original.details };
  if (original instanceof ProviderError) return exitOfProvider(original, scene);
  if (original instanceof DocumentRefusal)
    return { ...documentFault(original.message, scene), reason: original.reason };
  if (original instanceof GraphQLError) {
    return original.path ? exitOfBug(original, scene) : documentFault(original.message, scene);
  }
  if (isClientFault(original)) return documentFault(original.message, scene);
  return exitOfBug(original, scene);
};

/**
 * The one way in which a failure leaves GraphQL, ready to be sent. The provider's words to the customer are kept;
 * a 401 ends the session; any other failure is logged in full and answered without its words.
 */
export const toGraphQLError = (error: unknown, scene: Scene): GraphQLFormattedError => {
  const { message, ...extensions } = exitOf(error, scene);
  const locations = error instanceof GraphQLError ? error.locations : undefined;
  const path = error instanceof GraphQLError ? error.path : undefined;
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
};
