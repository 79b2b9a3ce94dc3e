import { icons } from '@iconify-json/lucide';
import type { Plugin } from 'vite';
import { withImportedChunks } from './imported-chunks.ts';

/** How all icons of the set are drawn; `Icon` says it once for each. */
const stroke = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const drawingOf = (name: string): string | undefined =>
  icons.icons[name]?.body ?? icons.icons[icons.aliases?.[name]?.parent ?? '']?.body;

const bodyOf = (name: string): string => {
  const body = drawingOf(name) ?? '';
  if (!body.includes(stroke)) throw new Error(`The icon "${name}" is drawn in another way than the others`);
  return body.replaceAll(stroke, '').replace(/^<g>(.*)<\/g>$/, '$1');
};

const bodiesOf = (names: Iterable<string>): string =>
  JSON.stringify(Object.fromEntries([...names].map((name) => [name, bodyOf(name)])));

/**
 * The icons of the set that code names. What other attributes say, such as `type="radio"`, what is compared and what types
 * list are words of the set too.
 */
const namedIn = (code: string): string[] =>
  [...code.matchAll(/(?<!\b(?!name|icon)[\w-]+=|variant = |[!=]== |(?<!\|)\| )(['"])([a-z][a-z0-9-]*)\1/g)]
    .map(([, , name = '']) => name)
    .filter(drawingOf);

const place = 'icons of the chunk';
const calls = new RegExp(`\\w+\\("${place}"\\);`, 'g');

/**
 * Code that names icons brings their drawings along: a file that is about icons adds those that it names. In a build for
 * browsers a chunk adds them once for all its files, without those of the chunks that it imports.
 */
export const iconBodies = (): Plugin => {
  const named = new Map<string, string[]>();
  let isSplit = false;
  return {
    name: 'icon-bodies',
    enforce: 'pre',
    configResolved({ command, build }) {
      isSplit = command === 'build' && !build.ssr;
    },
    transform: {
      filter: {
        id: /\/client\/(?:app|features|lists|session|tracking|ui)\/.*(?<!\/icon|\.test)\.tsx?$/,
        code: /\b(?:icons?|Icon(?:Name)?)\b/,
      },
      handler(code, id) {
        const names = namedIn(code);
        named.set(id, names);
        if (names.length === 0) return null;
        const bodies = isSplit ? `'${place}'` : bodiesOf(names);
        // Nothing is put on a line of its own before the code: errors name the lines of the source.
        return {
          code: `import { addIcons as addNamedIcons } from '/client/ui/media/icon-bodies.ts'; ${code}\naddNamedIcons(${bodies});`,
          map: null,
        };
      },
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const [call] = code.match(calls) ?? [];
      if (!call) return null;
      const namesOf = (files: Iterable<string>) =>
        [...files].flatMap((file) => chunks[file]?.moduleIds ?? []).flatMap((id) => named.get(id) ?? []);
      const imported = withImportedChunks(chunks, chunk.fileName);
      imported.delete(chunk.fileName);
      const known = new Set(namesOf(imported));
      const own = namesOf([chunk.fileName]).filter((name) => !known.has(name));
      const added = own.length > 0 ? call.replace(`"${place}"`, () => bodiesOf(own)) : '';
      return { code: code.replace(call, () => added).replaceAll(calls, ''), map: null };
    },
  };
};
