import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mapSupplies } from './map-supplies.ts';

const folder = join(import.meta.dirname, 'browser');

/** Takes its own URL, with what the page asks for, along to the modules. */
const bootstrap = `(() => {
  const url = new URL(document.currentScript.src);
  import(new URL('./modules/main.js', url).href).then(({ start }) => start(url));
})();
`;

const javascript = 'text/javascript; charset=utf-8';

/** Serves the script of the maps. As with Google, every page may load it; other than there, every key is good. */
export const registerMapScript = (app: FastifyInstance): void => {
  app.get('/maps/api/js', (_request, reply) =>
    reply.header('cache-control', 'no-store').type(javascript).send(bootstrap),
  );
};

/** The modules that the script is made of: those of `browser/`, and what they are supplied with. */
export const registerMapModules = (app: FastifyInstance): void => {
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
