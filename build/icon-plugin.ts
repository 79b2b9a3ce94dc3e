import { icons } from '@iconify-json/lucide';
import type { Plugin } from 'vite';
import { iconNames } from '../client/ui/icon-names.ts';

/** `virtual:icons`: the SVG bodies of exactly the icons that are named in `client/ui/icon-names.ts`. */
export const iconBodies = (): Plugin => ({
  name: 'icon-bodies',
  resolveId: { filter: { id: /^virtual:icons$/ }, handler: () => '\0virtual:icons' },
  load: {
    filter: { id: /^\0virtual:icons$/ },
    handler() {
      const bodies = Object.fromEntries(
        iconNames.map((name) => {
          const body = icons.icons[name]?.body ?? icons.icons[icons.aliases?.[name]?.parent ?? '']?.body;
          if (!body) throw new Error(`The icon set has no "${name}"`);
          return [name, body];
        }),
      );
      return `export const bodies = ${JSON.stringify(bodies)}`;
    },
  },
});
