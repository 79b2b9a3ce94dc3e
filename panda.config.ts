import chakraPreset from '@chakra-ui/panda-preset';
import { defineConfig } from '@pandacss/dev';
import { brand } from './client/ui/theme/brand.ts';
import { borders, layerStyles, patterns, textStyles } from './client/ui/theme/patterns.ts';

type Recipe = { base?: Record<string, unknown>; variants?: Record<string, Record<string, Record<string, unknown>>> };

/** Chakra's recipes declare `_invalid` in `base`, which their own variants override in static CSS; each variant repeats it. */
const liftInvalid = (recipe: Recipe): Recipe => {
  const invalid = recipe.base?._invalid;
  if (!invalid || !recipe.variants?.variant) return recipe;
  const variant = Object.fromEntries(
    Object.entries(recipe.variants.variant).map(([name, styles]) => [name, { ...styles, _invalid: invalid }]),
  );
  return { ...recipe, variants: { ...recipe.variants, variant } };
};

const recipes = Object.fromEntries(
  Object.entries(chakraPreset.theme?.recipes ?? {}).map(([name, recipe]) => [
    name,
    name === 'button' ? brand.withGrowingSizes(recipe as Recipe) : liftInvalid(recipe as Recipe),
  ]),
);

/**
 * Chakra's lengths up to 24, in pixels: room, controls and small pictures stay as they are when letters grow. A phone
 * needs all of its width for the words then.
 */
const fixedLengths = (all: object = {}) =>
  Object.fromEntries(
    Object.entries(all as Record<string, { value: string }>)
      .filter(([name]) => Number(name) <= 24)
      .map(([name, { value }]) => [name, { value: `${Number.parseFloat(value) * 16}px` }]),
  );

/**
 * Readex Pro draws the tails of Arabic letters half a font size below the baseline, twice as far as the line box that
 * its metrics ask for. What clips a line therefore clips this much below it; the next line's letters begin lower.
 */
const tailRoom = { paddingBlockEnd: '0.2em', marginBlockEnd: '-0.2em' };

/** Motions of Chakra's that no page has. Variables that nothing reads fall away later; keyframes would not. */
const unused = [
  'ping bounce bg-position position circular-progress marqueeX marqueeY',
  'expand-height collapse-height expand-width collapse-width',
  'slide-from-left slide-from-right slide-to-top slide-to-bottom slide-to-left slide-to-right',
  'slide-from-left-full slide-from-right-full slide-from-top-full',
  'slide-to-left-full slide-to-right-full slide-to-top-full',
].flatMap((names) => names.split(' ').map((name) => `theme.keyframes.${name}`));

export default defineConfig({
  presets: [chakraPreset],
  preflight: true,
  // Short class names: a third less HTML, and as much less for React to write.
  hash: { className: true, cssVar: false },
  prefix: { cssVar: 'chakra' },
  include: ['./client/**/*.styles.ts'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#panda',
  logLevel: 'error',
  conditions: {
    extend: {
      // A phone on its side; with large letters it has no room for two things beside each other.
      short: '@media (max-height: 480px)',
      wideShort: '@media (max-height: 480px) and (min-width: 30rem)',
      // As low as that, or with large letters on a small phone.
      fewLines: '@media (max-height: 30em)',
      // Fewer letters in a line than on the smallest phone.
      largeLetters: '@media (max-width: 19.99rem)',
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
      light: ':root &, .light &',
      dark: '.dark &',
      // Panda's own names every language that is written from the right.
      rtl: ':where([dir=rtl]) &',
    },
  },
  patterns,
  hooks: {
    // Panda's own patterns are not there to be chosen from.
    'preset:resolved': ({ preset, name, utils }) => {
      if (name === '@pandacss/preset-base') return utils.omit(preset, ['patterns']);
      return name === chakraPreset.name ? (utils.omit(preset, unused) as typeof preset) : preset;
    },
  },
  utilities: {
    extend: {
      ...borders,
      lineClamp: {
        className: 'lc',
        transform: (lines: string) => ({
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: lines,
          WebkitBoxOrient: 'vertical',
          ...tailRoom,
        }),
      },
      textAlign: {
        className: 'ta',
        // Chromium knows it by its older name only.
        transform: (side) =>
          side === 'match-parent'
            ? { textAlign: '-webkit-match-parent', '@supports (text-align: match-parent)': { textAlign: side } }
            : { textAlign: side },
      },
      truncate: {
        className: 'trunc',
        transform: () => ({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...tailRoom }),
      },
    },
  },
  theme: {
    extend: {
      tokens: {
        ...brand.tokens,
        cursor: { switch: { value: 'pointer' } },
        spacing: fixedLengths(chakraPreset.theme?.tokens?.spacing),
        sizes: fixedLengths(chakraPreset.theme?.tokens?.sizes),
      },
      semanticTokens: brand.semanticTokens,
      textStyles,
      layerStyles,
      recipes: recipes as never,
    },
  },
  globalCss: { extend: brand.globalCss as never },
});
