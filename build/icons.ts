import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { icons } from '@iconify-json/lucide';
import { type IconName, iconNames } from '../client/ui/media/icon-names.ts';

/** How all icons of the set are drawn; `Icon` says it once for each. */
const stroke = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const bodyOf = (name: IconName): string => {
  const body = icons.icons[name]?.body ?? icons.icons[icons.aliases?.[name]?.parent ?? '']?.body ?? '';
  if (!body.includes(stroke)) throw new Error(`The set has no icon "${name}" that is drawn like the others`);
  return body.replaceAll(stroke, '').replace(/^<g>(.*)<\/g>$/, '$1');
};

/** Writes the drawings of the icons that the shop uses. */
export const writeIcons = (file: string): void => {
  const bodies = Object.fromEntries(iconNames.map((name) => [name, bodyOf(name)]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `import type { IconName } from '../icon-names.ts';\n\nexport const iconBodies: Record<IconName, string> = ${JSON.stringify(bodies, null, 2)};\n`,
  );
};
