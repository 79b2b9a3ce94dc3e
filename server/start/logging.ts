import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Names whose values never reach the log, one level down as well. */
const SECRETS = [
  'authorization',
  'cookie',
  'token',
  'otp',
  'phone',
  'mobileNumber',
  'mobile_number',
  'variables',
  'password',
];

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined> & { level: string };

/** The path alone: the query may hold private data of a customer. */
function loggedRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0], ip: request.ip };
}

/** Our own errors keep their stack; of anything else only the kind is written. */
function loggedError(error: Error & { code?: string; statusCode?: number }) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    status: error.statusCode,
    reason: error.code,
  };
}

/** Structured lines with request ids, without queries, headers, tokens, phone numbers or codes. */
export function loggerOptions(config: Config): LoggerOptions {
  return {
    level: config.logLevel,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), remove: true },
    serializers: { req: loggedRequest, err: loggedError },
  };
}
