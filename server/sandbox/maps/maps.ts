import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Levers } from '../controls.ts';
import { addTroubles } from '../troubles.ts';
import type { World } from '../world.ts';
import { registerGeocoding } from './geocoding-routes.ts';
import { mapSupplies } from './map-supplies.ts';
import { registerPlaces } from './places-routes.ts';
import { registerTiles } from './tiles.ts';

const folder = join(import.meta.dirname, 'browser');

/** Takes its own URL, with what the page asks for, along to the modules. */
const bootstrap = `(() => {
  const url = new URL(document.currentScript.src);
  import(new URL('./modules/main.js', url).href).then(({ start }) => start(url));
})();
`;

const javascript = 'text/javascript; charset=utf-8';

/** Serves the script of the maps. As with Google, every page may load it; other than there, every key is good. */
const registerMapScript = (app: FastifyInstance): void => {
  app.get('/maps/api/js', (_request, reply) =>
    reply.header('cache-control', 'no-store').type(javascript).send(bootstrap),
  );
};

/** The modules that the script is made of: those of `browser/`, and what they are supplied with. */
const registerMapModules = (app: FastifyInstance): void => {
  let modules: Map<string, string> | undefined;
  const readAll = () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    return new Map([
      ...mapSupplies(),
      ...names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
    ]);
  };
  app.get<{ Params: { file: string } }>('/maps/api/modules/:file', (request, reply) => {
    modules ??= readAll();
    const text = modules.get(request.params.file);
    if (text === undefined) return reply.code(404).type('text/plain').send('No such module');
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .type(javascript)
      .send(text);
  });
};

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
