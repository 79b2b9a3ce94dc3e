import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Levers } from '../controls.ts';
import { addTroubles } from '../faults.ts';
import type { World } from '../world.ts';
import type { Degrees } from './cities.ts';
import { cities } from './gazetteer.ts';
import { registerGeocoding, registerPlaces } from './places-routes.ts';
import { mapColours, registerTiles } from './tiles.ts';

/** Reads `25,37.2 24.1,38.05`: latitude and longitude of each corner. */
const line = (corners: string): Degrees[] =>
  corners.split(/\s+/).map((corner) => {
    const [latitude = 0, longitude = 0] = corner.split(',').map(Number);
    return [latitude, longitude];
  });

/** From north to south along the coast, then back over the sea. */
const redSea =
  line(`25,37.2 24.1,38.05 23,38.75 22.3,39.05 21.95,38.98 21.8,39.05 21.75,39.09 21.7,39.095 21.66,39.1 21.63,39.102
  21.6,39.104 21.575,39.108 21.55,39.117 21.53,39.136 21.51,39.147 21.49,39.16 21.47,39.165 21.44,39.17
  21.4,39.165 21.35,39.13 21.2,39.16 20.8,39.4 20.2,40 20.2,37.2 25,35`);

const gulf =
  line(`27.5,49.3 27,49.7 26.75,49.95 26.65,50.02 26.56,50.05 26.52,50.08 26.5,50.112 26.485,50.122 26.465,50.127
  26.45,50.135 26.44,50.16 26.43,50.19 26.4,50.205 26.36,50.215 26.32,50.221 26.29,50.226 26.25,50.225 26.2,50.215
  26.15,50.15 26,50.1 25.8,50.2 25.5,50.4 25.5,52.5 27.5,52.5`);

const nile =
  line(`30.16,31.218 30.12,31.222 30.08,31.226 30.065,31.2258 30.05,31.2288 30.044,31.2285 30.03,31.2265 30.01,31.2245
  29.96,31.22`);

const wadiHanifah = line('24.82,46.52 24.78,46.55 24.74,46.567 24.69,46.592 24.64,46.62 24.59,46.655 24.52,46.72');

/** Seas and the Nile, with the green valley that crosses Riyadh. */
const water = { seas: [redSea, gulf], river: nile, valley: wadiHanifah };

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
  import(new URL('./modules/map.js', url).href).then(({ start }) => start(url));
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
