import type { FastifyError, FastifyInstance } from 'fastify';
import type { Levers } from '../controls.ts';
import { addTroubles } from '../troubles.ts';
import type { World } from '../world.ts';
import { registerGeocoding } from './geocoding-routes.ts';
import { registerMapModules, registerMapScript } from './map-script.ts';
import { registerPlaces } from './places-routes.ts';
import { registerTiles } from './tiles.ts';

/**
 * The stand-in of Google's maps: script and tiles for browsers, places and geocoding for the shop. Latency, faults and
 * the record of calls are those of the provider; a path is named from its beginning, such as `maps/api/js`.
 */
export const registerMaps = (app: FastifyInstance, world: World, levers: Levers): void => {
  app.register(async (maps) => {
    addTroubles(maps, world, levers, '');
    maps.setErrorHandler<FastifyError>((error, _request, reply) => {
      const code = error.statusCode ?? 500;
      reply.code(code).send({ error: { code, message: error.message, status: 'INVALID_ARGUMENT' } });
    });
    registerGeocoding(maps);
    registerPlaces(maps);
    registerMapScript(maps);
  });
  // Modules and hundreds of tiles would bury the calls that matter.
  registerMapModules(app);
  registerTiles(app);
};
