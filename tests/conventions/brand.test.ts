import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorOf, markIcon, namedColors, themeSheet } from '../../schema/brand/theme-assets.ts';
import { rawnaq, themes } from '../../schema/brand/themes.ts';
import { sourceFiles } from '../support/source-files.ts';

/** Relative luminance of `#rrggbb`, as WCAG counts it. */
const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** The pairs of text and ground: text on every ground, and the words of buttons. */
const pairs = [
  ...['bg', 'bg-subtle', 'bg-muted', 'bg-panel', 'bg-band'].flatMap((ground) =>
    ['fg', 'fg-muted'].map((text) => [text, ground] as const),
  ),
  ...['fg-subtle', 'fg-error', 'fg-success', 'fg-warning', 'palm-fg', 'clay-fg'].flatMap((text) =>
    ['bg', 'bg-panel'].map((ground) => [text, ground] as const),
  ),
  ['palm-contrast', 'palm-solid'],
  ['clay-contrast', 'clay-solid'],
  ['gray-contrast', 'gray-solid'],
  ['fg-inverted', 'bg-inverted'],
  ['palm-fg', 'palm-subtle'],
  ['clay-fg', 'clay-subtle'],
] as const;

describe.each(Object.entries(themes))('the theme %s', (_name, theme) => {
  it.each(['light', 'dark'])('is read without effort in %s: every text and button has a contrast of 4.5', (mode) => {
    const at = mode === 'light' ? 0 : 1;
    const color = (name: string) => colorOf(theme, name, at).replace('white', '#ffffff');
    const faint = pairs.flatMap(([text, ground]) => {
      const ratio = contrast(color(text), color(ground));
      return ratio >= 4.5 ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)}`];
    });
    expect(faint).toEqual([]);
  });

  it('has a colour for each name, and each is one that a browser knows', () => {
    for (const name of namedColors(theme.colors).keys()) {
      for (const mode of [0, 1] as const) expect(colorOf(theme, name, mode), name).toMatch(/^(?:#[0-9a-f]{6}|white)$/);
    }
  });
});

describe('the sheet of a theme', () => {
  it('a visitor of the default shop fetches none', () => {
    expect(themeSheet(rawnaq)).toBe('');
  });

  it('lays every other colour over that of the build, in both modes', () => {
    const sheet = themeSheet(themes.sahra);
    const [light = '', dark = ''] = sheet.split('.dark{');
    for (const part of [light, dark]) {
      expect(part).toContain(`--chakra-colors-palm-700:${colorOf(themes.sahra, 'palm-700', 0)}`);
      expect(part).not.toContain('--chakra-colors-red-');
      expect(part).not.toContain('{colors');
    }
    expect(light).toContain('--chakra-colors-bg-panel:#fffdfc');
    expect(dark).toContain('--chakra-colors-bg-panel:#272120');
    expect(light).toContain('--chakra-colors-palm-subtle:var(--chakra-colors-palm-50)');
  });
});

it('a designer finds the colours of the shop in one folder', () => {
  // White is the ground of a photograph that has none; a flag has colours of its own.
  const elsewhere = /^client\/ui\/form\/mobile-input\.tsx$|^server\/sandbox\//;
  const hexes = sourceFiles('{client,server}/**/*.{ts,tsx}')
    .filter(({ path }) => !elsewhere.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => (/['"` :]#(?!ffffff)[0-9a-f]{6}\b/i.test(text) ? [path] : []));
  expect(hexes).toEqual([]);
});

it('another theme finds the mark, because nothing else of the pages is drawn on its field', () => {
  const drawn = sourceFiles('client/**/*.tsx').filter(({ text }) => text.includes('viewBox="0 0 32 32"'));
  expect(drawn.map(({ path }) => path)).toEqual(['client/ui/media/brand-mark.tsx']);
});

it('the icon of the tab in the build is that of the default theme', () => {
  const built = readFileSync('client/public/icons/favicon.svg', 'utf8');
  const bare = (svg: string) => svg.replaceAll(/\s+/g, '');
  expect(bare(built)).toBe(bare(markIcon(rawnaq)));
});
