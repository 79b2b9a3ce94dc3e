import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = join(import.meta.dirname, 'browser');

/** Takes its own address, with what the page asks for, along to the modules. */
const bootstrap = `(() => {
  const address = new URL(document.currentScript.src);
  import(new URL('./modules/main.js', address).href).then(({ start }) => start(address));
})();
`;

const javascript = 'text/javascript; charset=utf-8';

/** Serves the script of the maps. As with Google, every page may load it; other than there, every key is good. */
export const registerMapScript = (app: FastifyInstance): void => {
  app.get('/maps/api/js', (_request, reply) =>
    reply.header('cache-control', 'no-store').type(javascript).send(bootstrap),
  );
};

/** The modules that the script is made of. */
export const registerMapModules = (app: FastifyInstance): void => {
  const modules = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const));
  app.get<{ Params: { file: string } }>('/maps/api/modules/:file', (request, reply) => {
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
