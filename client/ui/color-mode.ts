import { useSyncExternalStore } from 'react';
import { ExternalStore } from '../storage/external-store.ts';
import { persisted, usePersisted } from '../storage/persisted.ts';

export type ColorModePreference = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

/** The script in the document's head reads it, too, before the first paint. */
export const keptColorMode = persisted<ColorModePreference>('rawnaq.color-mode', (_stored, text) =>
  text === 'light' || text === 'dark' ? text : 'system',
);

const forced = new ExternalStore<ColorMode | null>(null);

const systemMode = (): ColorMode => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const resolved = (): ColorMode => {
  const wanted = keptColorMode.read();
  return forced.current() ?? (wanted === 'system' ? systemMode() : wanted);
};

const apply = () => {
  const mode = resolved();
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
  document.documentElement.style.colorScheme = mode;
};

export const setColorMode = (wanted: ColorModePreference): void => {
  keptColorMode.write(wanted);
  apply();
};

/** Forces light or dark while a page is shown; null ends that. A page cannot force `system`. */
export const forceColorMode = (mode: ColorMode | 'system' | null): void => {
  if (mode === 'system') {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
    console.warn('A page may force the light or the dark colour mode, but not "system".');
    return;
  }
  forced.set(mode);
  apply();
};

const subscribe = (listener: () => void) => {
  const follow = () => {
    apply();
    listener();
  };
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', follow);
  const stops = [keptColorMode.subscribe(follow), forced.subscribe(follow)];
  return () => {
    system.removeEventListener('change', follow);
    for (const stop of stops) stop();
  };
};

/** The customer's preference and the resulting mode; on the server always `system` and light. */
export const useColorMode = (): { preference: ColorModePreference; resolved: ColorMode } => ({
  preference: usePersisted(keptColorMode, 'system'),
  resolved: useSyncExternalStore<ColorMode>(subscribe, resolved, () => 'light'),
});
