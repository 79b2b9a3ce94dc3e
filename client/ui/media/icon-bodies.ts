import type icons from '@iconify-json/lucide/icons.json';

/** An icon of the Lucide set. A file that names one brings its drawing along; the build writes that into the file. */
export type IconName = keyof (typeof icons)['icons'] | keyof (typeof icons)['aliases'];

const known: Partial<Record<IconName, string>> = {};

/** Adds drawings; they never change. */
export const addIcons = (more: Partial<Record<IconName, string>>): void => {
  Object.assign(known, more);
};

export const bodyOfIcon = (name: IconName): string => known[name] ?? '';
