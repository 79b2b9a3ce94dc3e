import { colorTokens } from '../../../schema/brand/color-tokens.ts';
import { rawnaqColors } from '../../../schema/brand/rawnaq-colors.ts';

/**
 * The default brand as plain data: Panda turns it into class names at build time, live Chakra UI takes it as its
 * second config for `/admin`. Both must read the same values, so nothing here may be a function.
 */
const fontStack =
  "'Readex Pro Variable', 'Readex Fallback', system-ui, -apple-system, 'Segoe UI', Tahoma, Arial, sans-serif";

const colors = colorTokens(rawnaqColors);

const tokens = {
  fontSizes: { '2xs': { value: '0.72rem' } },
  fonts: { body: { value: fontStack }, heading: { value: fontStack } },
  colors: colors.tokens,
} as const;

const semanticTokens = {
  // l1: marks inside of controls; l2: controls; l3: cards; sheet: sheets and bands.
  radii: {
    l1: { value: '0.5rem' },
    l2: { value: '0.75rem' },
    l3: { value: '1rem' },
    sheet: { value: '1.5rem' },
  },
  colors: colors.semanticTokens,
} as const;

const globalCss = {
  // As high as the bar at the bottom of a phone, with letters of any size.
  ':root': { '--lead': '1', '--bar': 'min(3.5rem, 19vw)' },
  '[lang=ar]': { '--lead': '1.17' },
  // Scroll targets and focused elements stop below the header, and above the question for consent.
  html: {
    colorPalette: 'palm',
    accentColor: '{colors.palm.solid}',
    textSizeAdjust: '100%',
    scrollPaddingBlockStart: '20',
    '&:has([data-consent])': { scrollPaddingBlockEnd: 'min(50dvh, 20rem)' },
  },
  body: { bg: 'bg', color: 'fg', fontFamily: 'body', lineHeight: 'calc(1.53 * var(--lead))', minHeight: '100dvh' },
  // Arabic letters are joined; the digits of a code stand in boxes of their own.
  ':lang(ar):not([autocomplete=one-time-code])': { letterSpacing: 'normal !important' },
  'html[data-navigating]::before': {
    content: '""',
    position: 'fixed',
    insetBlockStart: '0',
    insetInline: '0',
    blockSize: '3px',
    zIndex: 'max',
    bg: 'clay.solid',
    transformOrigin: 'center',
    animation: 'pulse 1s ease-in-out 150ms infinite both',
  },
  // The browser's own focus ring is thinner than specified, and not in every browser in the brand's colour.
  'body :focus-visible': { outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
  // A pointer cursor on all controls, and no motion with `prefers-reduced-motion`: no block repeats this.
  'body :is(button, summary, select, [role=option], [type=checkbox], [type=radio], label:has(input))': {
    cursor: 'pointer',
  },
  '@media (prefers-reduced-motion: reduce)': { '*': { transition: 'none !important' } },
  // With forced colours the selected element keeps a border.
  '@media (forced-colors: active)': {
    ':is([aria-pressed=true], [aria-current], [aria-selected=true], [data-selected], label:has(:checked))': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
} as const;

type SizedRecipe = { variants?: { size?: Record<string, { h?: unknown }> } };

/** A recipe whose heights are minimums: text of more than a line makes them higher. */
const withGrowingSizes = <Recipe extends SizedRecipe>(recipe: Recipe) => {
  const sizes = Object.entries(recipe.variants?.size ?? {});
  const size = Object.fromEntries(sizes.map(([name, { h, ...styles }]) => [name, { ...styles, h: 'auto', minH: h }]));
  return { ...recipe, variants: { ...recipe.variants, size } };
};

export const brand = { tokens, semanticTokens, globalCss, withGrowingSizes };
