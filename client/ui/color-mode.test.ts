import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forceColorMode, keptColorMode, setColorMode } from './color-mode.ts';

/** As much of a browser as the colour mode touches. */
const browser = (prefersDark: boolean) => {
  const kept = new Map<string, string>();
  const classes = new Set<string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: prefersDark }) });
  vi.stubGlobal('document', {
    documentElement: {
      style: {},
      classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) },
    },
  });
  return { kept, classes };
};

let shown: ReturnType<typeof browser>;

beforeEach(() => {
  shown = browser(true);
});

afterEach(() => {
  forceColorMode(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the colour mode', () => {
  it('a page that insists on light is light for a visitor who prefers dark, until they leave it [COL-02]', () => {
    setColorMode('dark');
    forceColorMode('light');
    expect([...shown.classes]).toEqual(['light']);
    expect(shown.kept.get(keptColorMode.key)).toBe('dark');
    forceColorMode(null);
    expect([...shown.classes]).toEqual(['dark']);
  });

  it('a page that insists on “system” changes nothing for the visitor and warns its developer [COL-02]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    setColorMode('light');
    forceColorMode('system');
    expect([...shown.classes], 'the device is dark').toEqual(['light']);
    expect(shown.kept.get(keptColorMode.key)).toBe('light');
    forceColorMode('dark');
    forceColorMode('system');
    expect([...shown.classes], 'another page insists on dark').toEqual(['dark']);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
