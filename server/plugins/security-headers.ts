import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AppConfig } from '../config.ts';
import type { MapsConfig } from '../settings/third-parties.ts';
import { inlineScriptHashes } from '../ssr/inline-scripts.ts';

type Sources = Record<string, string[]>;

/**
 * The list in Google's guide for the Maps JavaScript API, as far as plain (raster) maps need it: scripts only from the
 * hosts that serve the map's own, and no evaluation of texts, which its three-dimensional maps would want.
 */
const google: Sources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'worker-src': ['blob:'],
};

/** The origins of a page that draws maps with this script, beside the shop's own. */
const mapSources = ({ url }: NonNullable<MapsConfig['mapScript']>): Sources => {
  const { origin, hostname } = new URL(url);
  if (/\.(googleapis|google)\.com$/.test(hostname))
    return { ...google, 'script-src': [origin, ...(google['script-src'] ?? [])] };
  return { 'script-src': [origin], 'img-src': [origin] };
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every answer, for answers that no hook reaches or that are written without a reply. */
    securityHeaders: () => Record<string, string>;
    /**
     * Lets one page draw maps, and that of the operators write the styles of its parts. Answers the nonce that its style
     * sheets must carry, from which scripts take it for their own; null when the page needs none.
     */
    allowStyles: (reply: FastifyReply) => string | null;
  }
}

/** Where a payment page sends the customer back to; it may do so inside the frame that this shop shows it in. */
const paymentReturn = /^\/(ar\/)?secure-payment\/?(\?|$)/;

/** Its parts write their styles in the browser. */
const operatorsPage = /^\/(ar\/)?admin\/?(\?|$)/;

const yearInSeconds = 31_536_000;

const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin]);

/** Pages of these origins may stand in a frame: the payment, the terms and the privacy page. */
const framedOrigins = (config: AppConfig): string[] => {
  const payment = config.paymentOrigins ?? originOf(config.providerUrl);
  return [...payment, ...originOf(config.providerUrl), ...originOf(config.termsUrl), ...originOf(config.privacyUrl)];
};

/** Older browsers do not take `'self'` for the sockets of the same host. */
const socketOrigin = ({ publicUrl }: AppConfig): string[] =>
  publicUrl === null ? [] : [publicUrl.replace(/^http/, 'ws')];

/** Where the third parties of tracking load from and talk to; browsers ask none of them before the visitor agrees. */
const trackerOrigins = ({ trackers }: AppConfig, use: 'script' | 'connect' | 'frame'): string[] => [
  ...new Set(trackers.flatMap(({ origins }) => origins[use])),
];

/** Pictures of hosts that are not configured are loaded from the host itself. */
const otherPictures = ({ pictureOrigins }: AppConfig): string[] => (pictureOrigins === null ? ['https:'] : []);

const contentSecurityPolicy = (config: AppConfig, more: Sources = {}): string => {
  const provider = originOf(config.providerUrl);
  // Vite's hot reload writes inline scripts and styles, talks to a port of its own and waits for it in a worker.
  const inDevelopment = (...sources: string[]) => (config.isDevelopment ? sources : []);
  const scriptSources = config.isDevelopment ? ["'unsafe-inline'"] : inlineScriptHashes;
  const policy: Sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptSources, ...trackerOrigins(config, 'script')],
    'style-src': ["'self'", ...inDevelopment("'unsafe-inline'")],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...provider,
      ...otherPictures(config),
      ...trackerOrigins(config, 'connect'),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...socketOrigin(config), ...inDevelopment('ws:'), ...trackerOrigins(config, 'connect')],
    'frame-src': [...new Set(["'self'", ...framedOrigins(config), ...trackerOrigins(config, 'frame')])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", ...inDevelopment('blob:')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  for (const [directive, sources] of Object.entries(more)) {
    policy[directive] = [...new Set([...(policy[directive] ?? []), ...sources])];
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
};

/** Nothing in a drawing runs or is fetched, also when it is opened by itself, as a document of this origin. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends the permissions of a document; browsers ignore them where a file is a part of one. */
const forDocuments = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'strict-transport-security',
];

const fileTypes = /^(?:(?:text|application)\/(?:css|javascript)|(?:image|font)\/)/;
const fileEndings = /\.(?:css|js|svg|png|ico|woff2)$/;

/** Scripts, styles, fonts and pictures, also where they have not changed and so have no type. */
const isFile = (reply: FastifyReply, path: string): boolean => {
  // A worker follows the policy that comes with its script.
  if (path === '/service-worker.js') return false;
  const type = reply.getHeader('content-type');
  return reply.statusCode === 304 && !type ? fileEndings.test(path) : fileTypes.test(String(type));
};

const framedByUs = (policy: string): string => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

const fixedHeaders = (config: AppConfig): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), usb=(), payment=(self), geolocation=(self)',
  // Popups stay in reach: the shop points the payment tab at its page after it has opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(config.isSecure && { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` }),
});

export const securityHeaders = fastifyPlugin<{ config: AppConfig }>(async (app, { config }) => {
  const fixed = fixedHeaders(config);
  const policy = contentSecurityPolicy(config);
  // A nonce would take the permission for all inline styles back, which hot reload needs.
  const hasNonce = !config.isDevelopment;
  const noNonce = "'nonce-'";
  const maps = config.mapScript ? mapSources(config.mapScript) : {};
  const ownPolicy = contentSecurityPolicy(config, {
    ...maps,
    'style-src': [...(maps['style-src'] ?? []), ...(hasNonce ? [noNonce] : [])],
  });
  const setPolicy = (reply: FastifyReply, text: string) => {
    const isReturn = paymentReturn.test(reply.request.url);
    reply.header('content-security-policy', isReturn ? framedByUs(text) : text);
  };
  app.decorate('securityHeaders', () => ({ ...fixed, 'content-security-policy': policy }));
  app.decorate('allowStyles', (reply) => {
    if (!config.mapScript && !operatorsPage.test(reply.request.url)) return null;
    const nonce = hasNonce ? randomBytes(16).toString('base64') : null;
    setPolicy(reply, ownPolicy.replace(noNonce, `'nonce-${nonce}'`));
    return nonce;
  });
  // At the beginning, so that a route can set a stricter or a wider policy of its own.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(fixed);
    setPolicy(reply, policy);
  });
  app.addHook('onSend', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (!isFile(reply, path)) return;
    for (const name of forDocuments) reply.removeHeader(name);
    const isDrawing = path.endsWith('.svg') || String(reply.getHeader('content-type')).startsWith('image/svg');
    if (isDrawing) reply.header('content-security-policy', drawingPolicy);
  });
});
