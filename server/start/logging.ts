import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Names whose values never reach the log, one level down as well. */
const secrets = [
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
const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  ip: request.ip,
});

/** Our own errors keep their stack; of anything else only the kind is written. */
const loggedError = (error: Error & { code?: string; statusCode?: number }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  status: error.statusCode,
  reason: error.code,
});

/** Structured lines with request ids, without queries, headers, tokens, phone numbers or codes. */
export const loggerOptions = (config: Config): LoggerOptions => ({
  level: config.logLevel,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
  serializers: { req: loggedRequest, err: loggedError },
});
