import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this shop, or from no page at all (programs send no `Origin`).
 * `request.host` is the visitor's own `Host`, unless a configured proxy says otherwise.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (origin === publicUrl) return true;
  return URL.parse(origin)?.host === request.host;
}
