import { icons } from '@iconify-json/lucide';
import type { Plugin } from 'vite';
import { frameIconNames, otherIconNames } from '../client/ui/media/icon-names.ts';

const sets: Record<string, readonly string[]> = {
  'virtual:icons/frame': frameIconNames,
  'virtual:icons/other': otherIconNames,
};

/** How all icons of the set are drawn; `Icon` says it once for each. */
const stroke = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const bodyOf = (name: string): string => {
  const body = icons.icons[name]?.body ?? icons.icons[icons.aliases?.[name]?.parent ?? '']?.body;
  if (!body) throw new Error(`The icon set has no "${name}"`);
  if (!body.includes(stroke)) throw new Error(`The icon "${name}" is drawn in another way than the others`);
  return body.replaceAll(stroke, '').replace(/^<g>(.*)<\/g>$/, '$1');
};

const naming = new RegExp(`['"](?:${otherIconNames.join('|')})['"]`);

/**
 * `virtual:icons/frame` and `virtual:icons/other`: the SVG bodies of exactly the icons that `icon-names.ts` names. A file
 * that names one of the others brings them along.
 */
export const iconBodies = (): Plugin => ({
  name: 'icon-bodies',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/(?:app|features|session|tracking|ui)\/.*(?<!\/icon|\/icon-names)\.tsx?$/, code: naming },
    handler: (code) => ({ code: `${code}\nimport '/client/ui/media/other-icons.ts';`, map: null }),
  },
  resolveId: { filter: { id: /^virtual:icons\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:icons\// },
    handler(id) {
      const bodies = Object.fromEntries((sets[id.slice(1)] ?? []).map((name) => [name, bodyOf(name)]));
      return `export const bodies = ${JSON.stringify(bodies)}`;
    },
  },
});
