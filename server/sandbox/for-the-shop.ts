import type { FastifyInstance } from 'fastify';
import type { MapScriptConfig, PlacesConfig, TrackerConfig } from '../settings/third-parties.ts';
import { pixels } from './pixels.ts';

type MapSettings = { mapScript: MapScriptConfig; places: PlacesConfig };

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

/** What browsers themselves ask the provider for; everything else is between two servers. */
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
