import type { InEachLanguage } from '../languages.ts';

type Scale = Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950, string>;

/** Light and dark: a colour, or a shade such as `{colors.gray.50}`. */
type Modes = readonly [light: string, dark: string];

/** The colours of a theme. `palm` is what is pressed, `clay` what stands out beside it, whatever they look like. */
export type Colors = {
  scales: Record<'gray' | 'palm' | 'clay' | 'brass' | 'red' | 'orange', Scale>;
  modes: Record<
    | 'bg.subtle'
    | 'bg.muted'
    | 'bg.emphasized'
    | 'bg.panel'
    | 'bg.band'
    | 'fg'
    | 'fg.muted'
    | 'fg.subtle'
    | 'fg.error'
    | 'fg.warning'
    | 'border'
    | 'border.muted'
    | 'border.emphasized'
    | 'border.error'
    | 'gray.subtle'
    | 'palm.subtle'
    | 'clay.subtle',
    Modes
  >;
};

const modes = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The colours as Panda and Chakra take them. */
export const colorTokens = ({ scales, modes: own }: Colors) => {
  const at = (name: keyof Colors['modes']) => modes(...own[name]);
  const scale = (steps: Scale) => Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { value }]));
  const palette = (name: 'palm' | 'clay') => ({
    contrast: modes('white', 'white'),
    fg: modes(`{colors.${name}.700}`, `{colors.${name}.300}`),
    subtle: at(`${name}.subtle`),
    muted: modes(`{colors.${name}.100}`, `{colors.${name}.900}`),
    emphasized: modes(`{colors.${name}.200}`, `{colors.${name}.800}`),
    solid: modes(`{colors.${name}.700}`, `{colors.${name}.600}`),
    focusRing: modes(`{colors.${name}.500}`, `{colors.${name}.400}`),
    border: modes(`{colors.${name}.300}`, `{colors.${name}.700}`),
  });
  return {
    tokens: {
      gray: scale(scales.gray),
      palm: scale(scales.palm),
      clay: scale(scales.clay),
      brass: scale(scales.brass),
      red: scale(scales.red),
      orange: scale(scales.orange),
    },
    semanticTokens: {
      bg: {
        DEFAULT: modes('{colors.gray.50}', '{colors.gray.950}'),
        subtle: at('bg.subtle'),
        muted: at('bg.muted'),
        emphasized: at('bg.emphasized'),
        panel: at('bg.panel'),
        band: at('bg.band'),
        inverted: modes('{colors.gray.900}', '{colors.gray.50}'),
      },
      fg: {
        DEFAULT: at('fg'),
        muted: at('fg.muted'),
        subtle: at('fg.subtle'),
        inverted: modes('{colors.gray.50}', '{colors.gray.900}'),
        error: at('fg.error'),
        success: modes('{colors.palm.700}', '{colors.palm.300}'),
        warning: at('fg.warning'),
      },
      border: {
        DEFAULT: at('border'),
        muted: at('border.muted'),
        emphasized: at('border.emphasized'),
        error: at('border.error'),
      },
      gray: {
        contrast: modes('{colors.gray.50}', '{colors.gray.950}'),
        fg: modes('{colors.gray.800}', '{colors.gray.200}'),
        subtle: at('gray.subtle'),
        muted: modes('{colors.gray.200}', '{colors.gray.800}'),
        emphasized: modes('{colors.gray.300}', '{colors.gray.700}'),
        solid: modes('{colors.gray.900}', '{colors.gray.100}'),
        focusRing: modes('{colors.palm.500}', '{colors.palm.400}'),
        border: modes('{colors.gray.300}', '{colors.gray.700}'),
      },
      palm: palette('palm'),
      clay: palette('clay'),
      celebration: modes('{colors.brass.500}', '{colors.brass.300}'),
    },
  };
};

/** How a shop is dressed. */
export type Theme = {
  /** Where `BRAND_NAME_EN` and `BRAND_NAME_AR` say nothing else. */
  name: InEachLanguage;
  /** The path of the mark on a field of 32 by 32. */
  mark: string;
  /** The mark in the tab of a light and of a dark browser. */
  markColors: readonly [light: string, dark: string];
  colors: Colors;
};
