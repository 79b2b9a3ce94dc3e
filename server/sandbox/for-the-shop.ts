import type { FastifyInstance } from 'fastify';
import type { MapsConfig, TrackerConfig } from '../settings/third-parties.ts';
import { type TrackedCall, writeDown } from './calls.ts';
import type { World } from './world.ts';

type Kind = TrackerConfig['kind'];

/** `tell` passes on the calls to the script, with their time as messages overtake each other; `leave` leaves a cookie behind, as such scripts do. */
const script = (takeOver: string): string => `(() => {
  const home = new URL(document.currentScript.src);
  const receiver = home.href.split('?')[0].replace(/\\.js$/, '');
  let at = 0;
  const tell = (...call) => {
    at = Math.max(at + 0.001, performance.timeOrigin + performance.now());
    navigator.sendBeacon(receiver, JSON.stringify({ at, call }));
  };
  const leave = (name) => { document.cookie = name + '=sandbox; path=/; max-age=86400; SameSite=Lax'; };
  tell('loaded', home.search);
  ${takeOver}
})();
`;

const takeOverMeta = `
  leave('_fbp');
  fbq.callMethod = tell;
  for (const call of fbq.queue.splice(0)) tell(...call);`;

const takeOverTiktok = `
  leave('_ttp');
  sessionStorage.setItem('tt_sessionId', 'sandbox');
  for (const name of ttq.methods) ttq[name] = (...values) => tell(name, ...values);
  for (const call of ttq.splice(0)) tell(...call);`;

const takeOverSnapchat = `
  leave('_scid');
  localStorage.setItem('u_sclid', 'sandbox');
  snaptr.handleRequest = tell;
  for (const call of snaptr.queue.splice(0)) tell(...call);`;

const takeOverTags = `
  leave('_ga');
  const layer = window[home.searchParams.get('l') ?? 'dataLayer'];
  const hear = (entry) => tell(...('length' in entry ? entry : [entry]));
  for (const entry of layer) hear(entry);
  layer.push = (...entries) => entries.forEach(hear);`;

/** The third parties' stand-ins: where each stands, and the script that takes over the queue which the page made. */
const pixels: Record<Kind, { path: string; script: string }> = {
  META: { path: '/pixels/meta', script: script(takeOverMeta) },
  TIKTOK: { path: '/pixels/tiktok', script: script(takeOverTiktok) },
  SNAPCHAT: { path: '/pixels/snapchat', script: script(takeOverSnapchat) },
  TAG_MANAGER: { path: '/pixels/tags', script: script(takeOverTags) },
};

const readMessage = (body: unknown): Pick<TrackedCall, 'at' | 'call'> | null => {
  try {
    const { at, call } = JSON.parse(String(body));
    return typeof at === 'number' && Array.isArray(call) ? { at, call } : null;
  } catch {
    return null;
  }
};

/** Serves the stand-ins of the advertising pixels and of the tag manager, and writes down their calls. */
export const registerPixels = (app: FastifyInstance, { tracked }: World): void => {
  for (const { path, script } of Object.values(pixels)) {
    app.get(`${path}.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
    );
    app.post(path, (request, reply) => {
      const message = readMessage(request.body);
      if (!message) return reply.code(400).send();
      writeDown(tracked, { pixel: path.replace('/pixels/', ''), ...message });
      tracked.sort((one, other) => one.at - other.at);
      return reply.code(204).send();
    });
  }
};

type MapSettings = { [Part in keyof MapsConfig]: NonNullable<MapsConfig[Part]> };

/**
 * The settings of a shop that has its maps from a sandbox: the script where browsers reach it, places and geocoding
 * where the shop itself does.
 */
export const mapSettings = (url: string, publicUrl = url): MapSettings => ({
  mapScript: { url: `${publicUrl}/maps/api/js`, browserKey: null },
  places: { placesUrl: url, geocodingUrl: `${url}/maps/api/geocode/json`, serverKey: null },
});

/** All four third parties of tracking, played by the sandbox that browsers reach at this origin. */
export const demoTrackers = (origin: string): TrackerConfig[] =>
  (['META', 'TIKTOK', 'SNAPCHAT', 'TAG_MANAGER'] as const).map((kind) => ({
    kind,
    id: `demo-${kind.toLowerCase()}`,
    scriptUrl: `${origin}${pixels[kind].path}.js`,
    origins: { script: [origin], connect: [origin], frame: [] },
  }));

/** The provider's URLs for browsers themselves; everything else is between two servers. */
const publicPaths = ['/pictures/*', '/pay/*', '/invoices/*', '/qr/*', '/terms', '/privacy', '/maps/*', '/pixels/*'];

/**
 * Serves the sandbox's pictures and pages on the shop's own origin too, so that a demonstration needs no second port.
 * The API and the controls stay on the loopback address.
 */
export const showOn = (shop: FastifyInstance, sandbox: FastifyInstance): void => {
  for (const url of publicPaths) {
    shop.route({
      method: ['GET', 'POST'],
      url,
      // Before the shop reads the body: the sandbox does that itself.
      onRequest: async (request, reply) => {
        reply.hijack();
        sandbox.routing(request.raw, reply.raw);
      },
      handler: () => undefined,
    });
  }
};
