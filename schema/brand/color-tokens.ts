import type { InEachLanguage } from '../languages.ts';
import type { Colors, Modes } from './rawnaq-colors.ts';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** The shades of a scale by their steps. */
export const shadesOf = (scale: string): [step: string, shade: string][] =>
  scale.split(' ').map((shade, place) => [String(steps[place]), shade]);

const palette = (name: 'palm' | 'clay'): Record<string, Modes> => ({
  [`${name}.contrast`]: ['white', 'white'],
  [`${name}.fg`]: [`{colors.${name}.700}`, `{colors.${name}.300}`],
  [`${name}.muted`]: [`{colors.${name}.100}`, `{colors.${name}.900}`],
  [`${name}.emphasized`]: [`{colors.${name}.200}`, `{colors.${name}.800}`],
  [`${name}.solid`]: [`{colors.${name}.700}`, `{colors.${name}.600}`],
  [`${name}.focusRing`]: [`{colors.${name}.500}`, `{colors.${name}.400}`],
  [`${name}.border`]: [`{colors.${name}.300}`, `{colors.${name}.700}`],
});

/** Every theme's tokens of its shades. */
const common: Record<string, Modes> = {
  bg: ['{colors.gray.50}', '{colors.gray.950}'],
  'bg.inverted': ['{colors.gray.900}', '{colors.gray.50}'],
  'fg.inverted': ['{colors.gray.50}', '{colors.gray.900}'],
  'fg.success': ['{colors.palm.700}', '{colors.palm.300}'],
  'gray.contrast': ['{colors.gray.50}', '{colors.gray.950}'],
  'gray.fg': ['{colors.gray.800}', '{colors.gray.200}'],
  'gray.muted': ['{colors.gray.200}', '{colors.gray.800}'],
  'gray.emphasized': ['{colors.gray.300}', '{colors.gray.700}'],
  'gray.solid': ['{colors.gray.900}', '{colors.gray.100}'],
  'gray.focusRing': ['{colors.palm.500}', '{colors.palm.400}'],
  'gray.border': ['{colors.gray.300}', '{colors.gray.700}'],
  ...palette('palm'),
  ...palette('clay'),
  celebration: ['{colors.brass.500}', '{colors.brass.300}'],
};

/** The colours that have a meaning, by their names: `bg.panel`, `fg`. */
export const meantColors = ({ modes }: Colors): [name: string, Modes][] => Object.entries({ ...common, ...modes });

type Grouped<Value> = Record<string, Record<string, { value: Value }>>;

/** The colours as Panda and Chakra take them. */
export const colorTokens = (colors: Colors) => {
  const tokens: Grouped<string> = {};
  for (const [name, scale] of Object.entries(colors.scales)) {
    tokens[name] = Object.fromEntries(shadesOf(scale).map(([step, value]) => [step, { value }]));
  }
  const semanticTokens: Grouped<{ _light: string; _dark: string }> = {};
  for (const [name, [_light, _dark]] of meantColors(colors)) {
    const [group = '', part = 'DEFAULT'] = name.split('.');
    semanticTokens[group] = { ...semanticTokens[group], [part]: { value: { _light, _dark } } };
  }
  return { tokens, semanticTokens };
};

/** The look of a shop. */
export type Theme = {
  /** Where `BRAND_NAME_EN` and `BRAND_NAME_AR` say nothing else. */
  name: InEachLanguage;
  /** The path of the mark on a field of 32 by 32. */
  mark: string;
  /** The mark in the tab of a light and of a dark browser. */
  markColors: readonly [light: string, dark: string];
  colors: Colors;
};
