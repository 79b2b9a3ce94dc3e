import { icons } from '@iconify-json/lucide';
import type { Plugin } from 'vite';
import { frameIconNames, otherIconNames } from '../client/ui/media/icon-names.ts';

/** How all icons of the set are drawn; `Icon` says it once for each. */
const stroke = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const bodyOf = (name: string): string => {
  const body = icons.icons[name]?.body ?? icons.icons[icons.aliases?.[name]?.parent ?? '']?.body;
  if (!body) throw new Error(`The icon set has no "${name}"`);
  if (!body.includes(stroke)) throw new Error(`The icon "${name}" is drawn in another way than the others`);
  return body.replaceAll(stroke, '').replace(/^<g>(.*)<\/g>$/, '$1');
};

const bodiesOf = (names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, bodyOf(name)])));

const naming = new RegExp(`['"](${otherIconNames.join('|')})['"]`, 'g');

/**
 * `virtual:icons/frame` has the SVG bodies of the icons that every page brings. A file that names one of the others gets
 * that one's body written into it: some are then there twice, which costs less than a file with all of them.
 */
export const iconBodies = (): Plugin => ({
  name: 'icon-bodies',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/client\/(?:app|features|lists|session|tracking|ui)\/.*(?<!\/icon|\/icon-names)\.tsx?$/,
      code: new RegExp(naming.source),
    },
    handler: (code) => {
      const named = [...new Set([...code.matchAll(naming)].map(([, name = '']) => name))];
      return {
        code: `import { addIcons as addNamedIcons } from '/client/ui/media/icon-bodies.ts';\n${code}\naddNamedIcons(${bodiesOf(named)});`,
        map: null,
      };
    },
  },
  resolveId: { filter: { id: /^virtual:icons\/frame$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:icons\/frame$/ },
    handler: () => `export const bodies = ${bodiesOf(frameIconNames)}`,
  },
});
