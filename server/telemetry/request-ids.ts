import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What a log, a proxy or a support desk can join again: no spaces, nothing that ends a line, 128 characters at most. */
const requestIdPattern = /^[\w.:+=/-]{8,128}$/;
/** Version 00 of https://www.w3.org/TR/trace-context/#traceparent-header, with ids that are not all zeros. */
const traceparentPattern = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The headers that lead from a call of the provider back to the request that made it. */
export type TraceHeaders = { 'X-Request-Id': string; traceparent?: string };

/** Gives each request its id: the proxy's, where a proxy is trusted and has given one, or a new one. */
export const requestIdSource =
  (isProxyTrusted: boolean): ((request: IncomingMessage) => string) =>
  ({ headers }) => {
    const given = headers['x-request-id'];
    return isProxyTrusted && typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  };

/** The headers for all calls of one request: its id, and the trace that it belongs to where the caller named one. */
export const traceHeaders = (request: { id: string; headers: IncomingHttpHeaders }): TraceHeaders => {
  const { traceparent } = request.headers;
  const isKnown = typeof traceparent === 'string' && traceparentPattern.test(traceparent);
  return { 'X-Request-Id': request.id, ...(isKnown && { traceparent }) };
};
