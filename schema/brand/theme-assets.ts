import { meantColors, shadesOf, type Theme } from './color-tokens.ts';
import type { Colors, Modes } from './rawnaq-colors.ts';
import { rawnaq } from './themes.ts';

/** Each colour of the pages with its values in light and in dark, by its name: `palm-700`, `bg-panel`, `fg`. */
export const namedColors = (colors: Colors): Map<string, Modes> => {
  const scales = Object.entries(colors.scales).flatMap(([name, scale]) =>
    shadesOf(scale).map(([step, shade]) => [`${name}-${step}`, [shade, shade]] as const),
  );
  return new Map([...scales, ...meantColors(colors).map(([name, modes]) => [name.replace('.', '-'), modes] as const)]);
};

/** `{colors.gray.50}` in the syntax of CSS. */
const toCss = (value: string): string => value.replace(/^\{colors\.(\w+)\.(\w+)\}$/, 'var(--chakra-colors-$1-$2)');

/** The first colour behind a name, without references: `#fbf7f0`. `mode` is 0 in light and 1 in dark. */
export const colorOf = ({ colors }: Theme, name: string, mode: 0 | 1): string => {
  const named = namedColors(colors);
  let value = named.get(name)?.[mode] ?? name;
  for (let step = /^\{colors\.(.+)\}$/.exec(value); step; step = /^\{colors\.(.+)\}$/.exec(value)) {
    value = named.get((step[1] ?? '').replace('.', '-'))?.[mode] ?? '';
  }
  return value;
};

/**
 * The sheet that lays a theme over the default one's, whose colours lie in layers and so lose against it. A colour that
 * differs in one mode is written for both. The mark is the only drawing of the pages on a field of 32 by 32. Empty for
 * the default theme.
 */
export const themeSheet = (theme: Theme): string => {
  if (theme === rawnaq) return '';
  const former = namedColors(rawnaq.colors);
  const changed = [...namedColors(theme.colors)].filter(([name, value]) => former.get(name)?.join() !== value.join());
  const written = (mode: 0 | 1) =>
    changed.map(([name, value]) => `--chakra-colors-${name}:${toCss(value[mode])}`).join(';');
  const mark = 'svg[viewBox="0 0 32 32"]';
  const own = 'background:currentColor;mask:url(/icons/favicon.svg) center/contain no-repeat';
  return `:root{${written(0)}}.dark{${written(1)}}${mark}{${own}}${mark} path{display:none}`;
};

/** The mark as the icon of a tab. */
export const markIcon = ({ name, mark, markColors: [light, dark] }: Theme): string => {
  const style = `path{fill:${light}}@media (prefers-color-scheme:dark){path{fill:${dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${name.en}</title><style>${style}</style><path d="${mark}"/></svg>`;
};

/** The mark on the ground of the pages, as a home screen shows it; its edges may be cut off. */
export const homeScreenIcon = (theme: Theme): string => {
  const place = 'transform="translate(8 8) scale(.5)"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colorOf(theme, 'bg', 0)}"/><path ${place} fill="${theme.markColors[0]}" d="${theme.mark}"/></svg>`;
};

/** The colours of the offline page, which has a small sheet of its own. */
export const offlineColors = (theme: Theme): string => {
  const names = { ground: 'bg', panel: 'bg-panel', ink: 'fg', quiet: 'fg-muted', line: 'border', palm: 'palm-solid' };
  const written = (mode: 0 | 1) =>
    Object.entries(names)
      .map(([name, color]) => `--${name}:${colorOf(theme, color, mode)}`)
      .join(';');
  return `:root{${written(0)}}:root.dark{${written(1)}}`;
};
