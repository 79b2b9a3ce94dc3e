import { bodies } from 'virtual:icons/frame';
import type { IconName } from './icon-names.ts';

const known: Partial<Record<IconName, string>> = { ...bodies };

/** Adds drawings that arrive later; they never change. */
export const addIcons = (more: Partial<Record<IconName, string>>): void => {
  Object.assign(known, more);
};

export const bodyOfIcon = (name: IconName): string => known[name] ?? '';
