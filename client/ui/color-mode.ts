import { useSyncExternalStore } from 'react';
import { localStore, onOtherTab } from '../storage/browser-storage.ts';

export type ColorModePreference = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

/** The one key under which the preference is kept; the script in the document's head reads it before the first paint. */
export const colorModeKey = 'rawnaq.color-mode';

const isPreference = (value: unknown): value is ColorModePreference =>
  value === 'light' || value === 'dark' || value === 'system';

const listeners = new Set<() => void>();
let forced: ColorMode | null = null;

const preference = (): ColorModePreference => {
  const kept = localStore.getItem(colorModeKey);
  return isPreference(kept) ? kept : 'system';
};

const systemMode = (): ColorMode => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const resolved = (): ColorMode => {
  const wanted = preference();
  return forced ?? (wanted === 'system' ? systemMode() : wanted);
};

const apply = () => {
  const mode = resolved();
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
  document.documentElement.style.colorScheme = mode;
  for (const listener of listeners) listener();
};

export const setColorMode = (wanted: ColorModePreference): void => {
  localStore.setItem(colorModeKey, wanted);
  apply();
};

/** Lets a page insist on light or dark while it is shown; null gives the choice back. A page cannot force `system`. */
export const forceColorMode = (mode: ColorMode | 'system' | null): void => {
  if (mode === 'system') {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
    console.warn('A page may force the light or the dark colour mode, but not "system".');
    return;
  }
  forced = mode;
  apply();
};

const subscribe = (listener: () => void) => {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', apply);
  const stopFollowing = onOtherTab(colorModeKey, apply);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', apply);
    stopFollowing();
  };
};

/** The customer's preference and what it comes to; on the server nothing is known, so it is `system` and light. */
export const useColorMode = (): { preference: ColorModePreference; resolved: ColorMode } => ({
  preference: useSyncExternalStore<ColorModePreference>(subscribe, preference, () => 'system'),
  resolved: useSyncExternalStore<ColorMode>(subscribe, resolved, () => 'light'),
});
