import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyPlugin from 'fastify-plugin';
import type { Backend } from '../backend.ts';
import { buildIconService, type IconSet, iconName, pickIcons } from './icon-service.ts';

const own = 'lucide';
const maxIcons = 64;
const forAWeek = 'public, max-age=604800';
/** Milliseconds that a request waits for the public service; a later answer is cached for the next request. */
const fetchTimeout = 1_500;

const readOwnSet = async (): Promise<IconSet> => {
  const path = fileURLToPath(import.meta.resolve(`@iconify-json/${own}/icons.json`));
  return JSON.parse(await readFile(path, 'utf8'));
};

/**
 * `GET /api/icons/lucide.json?icons=calendar,clock`: icons in the form of the Iconify protocol, at most 64 at once. One
 * set is the shop's own; others come from the public service, where one is configured.
 */
export const icons = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const { config, memory } = backend;
  const own = await readOwnSet();
  const service = config.iconServices ? buildIconService(config.iconServices) : null;
  if (service) memory.set('ICONS', service.memory);
  app.get<{ Params: { prefix: string }; Querystring: { icons?: string } }>(
    '/api/icons/:prefix.json',
    { schema: { querystring: { type: 'object', properties: { icons: { type: 'string', maxLength: 1_000 } } } } },
    async (request, reply) => {
      const { prefix } = request.params;
      const names = [...new Set(request.query.icons?.split(',').filter((name) => name !== ''))];
      if (prefix !== own.prefix && !(service && iconName.test(prefix))) {
        return reply.code(404).send({ message: 'Unknown set of icons' });
      }
      if (names.length === 0 || names.length > maxIcons) {
        return reply.code(400).send({ message: `Ask for 1 to ${maxIcons} icons` });
      }
      if (prefix === own.prefix || !service) {
        return reply.header('cache-control', forAWeek).send(pickIcons(own, names));
      }
      const wanted = names.filter((name) => iconName.test(name));
      const asked = wanted.length > 0 ? service.find(prefix, wanted).catch(() => null) : null;
      const found = await Promise.race([asked, wait(fetchTimeout, null, { ref: false })]);
      return reply
        .header('cache-control', found ? forAWeek : 'no-store')
        .send(pickIcons(found ?? { prefix, icons: {} }, names));
    },
  );
});
