import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';

/** A name or an IP address, with a port when there is one. */
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

class AmbiguousHost extends Error {
  readonly statusCode = 400;
}

/** The values of a header as they came: Node keeps only the first of several hosts. */
const valuesOf = (rawHeaders: string[], name: string): string[] =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);

/**
 * Refuses requests that do not name exactly one host, before anything else reads it: a proxy in front may have chosen
 * by another one. HTTP/1.0 knows no hosts.
 */
export const namedHost = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  app.addHook('onRequest', async ({ raw }) => {
    const [host, ...others] = valuesOf(raw.rawHeaders, 'host');
    if (host === undefined && raw.httpVersion === '1.0') return;
    if (host === undefined || others.length > 0 || !hostPattern.test(host)) {
      throw new AmbiguousHost('A request names exactly one host.');
    }
  });
  if (config.isProduction && config.publicUrl === null) {
    app.log.warn(
      'PUBLIC_URL is not set: absolute links follow the Host of each request, cookies are not Secure, and behind a proxy live updates are refused',
    );
  }
});
