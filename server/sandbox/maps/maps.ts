import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Levers } from '../controls.ts';
import { addTroubles } from '../troubles.ts';
import type { World } from '../world.ts';
import { cities } from './gazetteer.ts';
import { registerGeocoding } from './geocoding-routes.ts';
import { registerPlaces } from './places-routes.ts';
import { water } from './seed/water.ts';
import { mapColours, registerTiles } from './tiles.ts';

const { resolve } = createRequire(import.meta.url);

const fileOf = (name: string): string => readFileSync(resolve(name), 'utf8');

/** What browsers draw over the tiles. */
export const geography = { cities, colours: mapColours, ...water };

const variablesOf = (theme: 'light' | 'dark'): string => {
  const { land, text, quietText, halo, button } = mapColours[theme];
  return `--land:${land};--text:${text};--quiet:${quietText};--halo:${halo};--button:${button}`;
};

const ownStyles = `
.gm-style[data-theme=light]{${variablesOf('light')}}
.gm-style[data-theme=dark]{${variablesOf('dark')}}
.gm-style.leaflet-container{position:absolute;inset:0;direction:ltr;background:var(--land);font-family:inherit;z-index:0}
.gm-style .leaflet-bar{border:0;border-radius:8px;overflow:hidden;box-shadow:0 1px 4px rgb(0 0 0/.3)}
.gm-style .leaflet-bar a{width:44px;height:44px;border:0;font:22px/44px system-ui,sans-serif;color:var(--text);background:var(--button)}
.gm-style .leaflet-control-attribution{padding:2px 6px;font:11px/16px system-ui,sans-serif;color:var(--text);background:color-mix(in srgb,var(--land) 85%,transparent)}
.name span{position:absolute;width:0;height:0;display:grid;place-content:center}
.name span::after{content:attr(data-name);white-space:nowrap;font:500 11px/1 inherit;color:var(--quiet);-webkit-text-stroke:3px var(--halo);paint-order:stroke fill}
.name.city span::after,.name.district span::after{font-weight:600;font-size:14px}
.name.city span::after,.name.landmark span::after{color:var(--text)}
.name.landmark span{translate:0 14px}
`;

/** Generated modules beside those of `browser/`: the library, its styles and ours, and what is drawn. */
const mapSupplies = (): Map<string, string> =>
  new Map([
    ['leaflet.js', fileOf('leaflet/dist/leaflet-src.esm.js')],
    [
      'supplies.js',
      `export const styles = ${JSON.stringify(fileOf('leaflet/dist/leaflet.css') + ownStyles)};\nexport const geography = ${JSON.stringify(geography)};\n`,
    ],
  ]);

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
