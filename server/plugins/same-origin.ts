import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '../config.ts';

type Origins = Pick<AppConfig, 'publicUrl' | 'host'>;

/** The shop as the sender of a request calls it, or by its canonical URL where that is configured. */
export const originOf = (request: FastifyRequest, { publicUrl }: Pick<Origins, 'publicUrl'>): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;

const isLoopback = (name: string): boolean =>
  /(?:^|\.)localhost$/.test(name) || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

/** Whether a name can only be this machine. Its IP addresses are read each time, because networks come and go. */
const isOwnName = (written: string, { host }: Origins): boolean => {
  const name = written.replace(/^\[|\]$/g, '');
  if (isLoopback(name) || name === host) return true;
  const machine = hostname().toLowerCase();
  if (name === machine || name === `${machine}.local`) return true;
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === name));
};

/** A proxy that the configuration names answers for the host it passes on. */
const isFromProxy = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1;

/** Read by developers: no page of the shop ever gets this. */
export const foreignPage =
  'This page may not ask here: its origin is not that of the shop. Pass its requests on from the origin of the page, with the Host that the browser sent; see docs/frontend.md.';

/**
 * Whether a request comes from a page of this shop, or from no page at all (programs send no `Origin`).
 *
 * The canonical URL counts. Any other origin must be the request's own scheme and host, and the host one that a
 * stranger's page cannot have: this machine, or the one of a configured proxy. Without a canonical URL the shop may
 * stand behind a proxy that is not configured; its pages still work there, because browsers say themselves where a
 * request comes from, but they open no sockets.
 */
export const isSameOrigin = (request: FastifyRequest, origins: Origins): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site !== 'cross-site';
  if (origin === origins.publicUrl) return true;
  const page = URL.parse(origin);
  const asked = URL.parse(`${request.protocol}://${request.host}`);
  if (!page || !asked || page.host !== asked.host) return false;
  const isSame = page.origin === asked.origin;
  if (isSame && (isOwnName(asked.hostname, origins) || isFromProxy(request))) return true;
  if (request.ws || origins.publicUrl !== null) return false;
  return site === undefined ? isSame : site === 'same-origin';
};
