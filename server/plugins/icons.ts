import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyPlugin from 'fastify-plugin';

interface IconSet {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'lucide';
const MAX_ICONS = 64;
const FOR_A_WEEK = 'public, max-age=604800';

async function readIconSet(): Promise<IconSet> {
  const path = fileURLToPath(import.meta.resolve(`@iconify-json/${PREFIX}/icons.json`));
  return JSON.parse(await readFile(path, 'utf8'));
}

/** An answer as the Iconify protocol wants it; what is not there is listed, not refused. */
function pick(set: IconSet, names: string[]) {
  const icons: IconSet['icons'] = {};
  const aliases: NonNullable<IconSet['aliases']> = {};
  const missing: string[] = [];
  for (const name of names) {
    const alias = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name] : undefined;
    if (alias) aliases[name] = alias;
    const key = alias?.parent ?? name;
    const icon = Object.hasOwn(set.icons, key) ? set.icons[key] : undefined;
    if (icon) icons[key] = icon;
    else missing.push(name);
  }
  const { prefix, width, height } = set;
  return { prefix, icons, aliases, width, height, ...(missing.length > 0 && { not_found: missing }) };
}

/** `GET /api/icons/lucide.json?icons=calendar,clock`: icons from our own origin, at most 64 at once. */
export const icons = fastifyPlugin(async (app) => {
  const set = await readIconSet();
  app.get<{ Params: { prefix: string }; Querystring: { icons?: string } }>(
    '/api/icons/:prefix.json',
    { schema: { querystring: { type: 'object', properties: { icons: { type: 'string', maxLength: 1_000 } } } } },
    async (request, reply) => {
      const names = [...new Set(request.query.icons?.split(',').filter((name) => name !== ''))];
      if (request.params.prefix !== set.prefix) return reply.code(404).send({ message: 'Unknown set of icons' });
      if (names.length === 0 || names.length > MAX_ICONS) {
        return reply.code(400).send({ message: `Ask for 1 to ${MAX_ICONS} icons` });
      }
      return reply.header('cache-control', FOR_A_WEEK).send(pick(set, names));
    },
  );
});
