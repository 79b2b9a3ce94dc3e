import { setTimeout as wait } from 'node:timers/promises';
import { icons as lucide } from '@iconify-json/lucide';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Backend } from '../backend.ts';
import { readAtMost } from '../http/read-at-most.ts';

/** Sets and icons are called so; nothing else is looked for. */
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestBody = 20_000;
/** Markup that could run or fetch something when a page prints it; no icon needs it. */
const noDrawing =
  /<\s*(?:script|foreignobject|iframe|image|a|style|!)|\son\w+\s*=|javascript:|href\s*=\s*["']?\s*[^#"'\s]/i;

const drawing = z
  .string()
  .max(longestBody)
  .refine((body) => !noDrawing.test(body));
const size = z.number().optional().catch(undefined);
const mark = z.literal(true).optional().catch(undefined);
const icon = z.object({ body: drawing, left: size, top: size, width: size, height: size });
const alias = z.object({ parent: z.string(), hFlip: mark, vFlip: mark, rotate: size });

/** The valid entries of a foreign server, under the names that icons have. */
const valid = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((entries): Record<string, z.output<Entry>> => {
      const read = Object.entries(entries).map(([name, value]) => ({ name, ...entry.safeParse(value) }));
      return Object.fromEntries(
        read.flatMap(({ name, success, data }) => (success && iconName.test(name) ? [[name, data]] : [])),
      );
    });

const iconSet = z.object({ prefix: z.string(), width: size, height: size, icons: valid(icon), aliases: valid(alias) });

type IconSet = z.output<typeof iconSet>;

type IconAnswer = IconSet & { not_found?: string[] };

/** The requested icons; missing ones are listed, not refused. */
const pickIcons = (set: IconSet, names: string[]): IconAnswer => {
  const icons: IconSet['icons'] = {};
  const aliases: IconSet['aliases'] = {};
  const missing: string[] = [];
  for (const name of names) {
    const alias = Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
    const key = alias?.parent ?? name;
    const icon = Object.hasOwn(set.icons, key) ? set.icons[key] : undefined;
    if (icon && alias) aliases[name] = alias;
    if (icon) icons[key] = icon;
    else missing.push(name);
  }
  const { prefix, width, height } = set;
  return { prefix, icons, aliases, width, height, ...(missing.length > 0 && { not_found: missing }) };
};

const requestTimeoutMs = 5_000;
/** Milliseconds after which the next origin is asked beside a silent one. */
const rotateAfter = 750;
const longestUrl = 500;
const mostBytes = 1024 * 1024;
const mostKeptBytes = 4 * 1024 * 1024;
const mostAtOnce = 8;

const pathOf = (prefix: string, names: string[]) => `/${prefix}.json?icons=${names.join(',')}`;

const askOne = async (url: string, prefix: string, signal: AbortSignal): Promise<IconSet> => {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The icon service answered ${response.status}`);
  const set = iconSet.parse(JSON.parse((await readAtMost(response, mostBytes)).toString()));
  if (set.prefix !== prefix) throw new Error(`This is not the icon set "${prefix}"`);
  return set;
};

const merge = (sets: IconSet[], prefix: string): IconSet => ({
  ...sets[0],
  prefix,
  icons: Object.assign({}, ...sets.map(({ icons }) => icons)),
  aliases: Object.assign({}, ...sets.map(({ aliases }) => aliases)),
});

/** A public service of icons, at one or more origins that all answer alike. Its answers are cached. */
const buildIconService = (origins: string[]) => {
  const answers = new LRUCache<string, IconSet, string>({
    maxSize: mostKeptBytes,
    sizeCalculation: (set) => 2 * JSON.stringify(set).length,
    fetchMethod: (path, _stale, { context: prefix }) => ask(path, prefix),
  });
  let underWay = 0;

  /** As many names to a question as its URL has room for. */
  const cut = (prefix: string, names: string[]): string[][] => {
    const room = longestUrl - Math.max(...origins.map(({ length }) => length));
    const parts: string[][] = [];
    for (const name of names) {
      const last = parts.at(-1);
      if (last && pathOf(prefix, [...last, name]).length <= room) last.push(name);
      else parts.push([name]);
    }
    return parts;
  };

  const read = async (prefix: string, names: string[]): Promise<IconSet> => {
    const set = await answers.fetch(pathOf(prefix, names), { context: prefix });
    if (!set) throw new Error('The icon service is asked too much');
    return set;
  };

  const ask = async (path: string, prefix: string): Promise<IconSet | undefined> => {
    if (underWay >= mostAtOnce) return undefined;
    underWay += 1;
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(requestTimeoutMs)]);
    try {
      return await Promise.any(
        origins.map(async (origin, turn) => {
          if (turn > 0) await wait(turn * rotateAfter, undefined, { signal });
          return askOne(origin + path, prefix, signal);
        }),
      );
    } finally {
      underWay -= 1;
      done.abort();
    }
  };

  return {
    memory: () => ({ bytes: answers.calculatedSize, mostBytes: mostKeptBytes }),

    find: (prefix: string, names: string[]): Promise<IconSet> => {
      const parts = cut(prefix, names.toSorted());
      return Promise.all(parts.map((part) => read(prefix, part))).then((sets) => merge(sets, prefix));
    },
  };
};

const own = { ...lucide, aliases: lucide.aliases ?? {} } as IconSet;
const maxIcons = 64;
const forAWeek = 'public, max-age=604800';
/** Milliseconds that a request waits for the public service; a later answer is cached for the next request. */
const fetchTimeout = 1_500;

/**
 * `GET /api/icons/lucide.json?icons=calendar,clock`: icons in the form of the Iconify protocol, at most 64 at once. One
 * set is the shop's own; others come from the public service, where one is configured.
 */
export const icons = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const { config, memory } = backend;
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
        .send(pickIcons(found ?? { prefix, icons: {}, aliases: {} }, names));
    },
  );
});
