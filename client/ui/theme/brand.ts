/**
 * The brand as plain data: Panda turns it into class names at build time, live Chakra (dialogs, toasts) takes it as
 * its second config. Both must read the same values, so nothing here may be a function.
 */
const fontStack =
  "'Readex Pro Variable', 'Readex Fallback', system-ui, -apple-system, 'Segoe UI', Tahoma, Arial, sans-serif";

const scale = (steps: Record<number, string>) =>
  Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { value }]));

const tokens = {
  fontSizes: { '2xs': { value: '0.72rem' } },
  fonts: { body: { value: fontStack }, heading: { value: fontStack } },
  colors: {
    gray: scale({
      50: '#fbf7f0',
      100: '#f4ede1',
      200: '#e8decd',
      300: '#d6c8b2',
      400: '#a99a84',
      500: '#857763',
      600: '#665b4b',
      700: '#4c4438',
      800: '#37312a',
      900: '#27231e',
      950: '#1b1815',
    }),
    palm: scale({
      50: '#eff6f1',
      100: '#dbebe1',
      200: '#b8d8c6',
      300: '#8bbfa4',
      400: '#5ca180',
      500: '#3c8565',
      600: '#2a6b50',
      700: '#1f5641',
      800: '#1a4535',
      900: '#15382c',
      950: '#0a1f18',
    }),
    clay: scale({
      50: '#fbf2ec',
      100: '#f5e1d4',
      200: '#eac2a9',
      300: '#db9c78',
      400: '#cb7a4f',
      500: '#b5623a',
      600: '#974d2d',
      700: '#793d26',
      800: '#5f3221',
      900: '#4c2a1e',
      950: '#29140d',
    }),
    /** For celebration alone: gift cards, medals, the level of a member. Nothing to press wears it. */
    brass: scale({
      50: '#fbf6ea',
      100: '#f5e9cf',
      200: '#ead5a4',
      300: '#d9bd7f',
      400: '#c9a561',
      500: '#b08a45',
      600: '#8f6e34',
      700: '#71562a',
      800: '#5a4524',
      900: '#483820',
      950: '#281e0f',
    }),
    red: scale({
      50: '#fcf1ef',
      100: '#f9dfdb',
      200: '#f2bfb8',
      300: '#e8968b',
      400: '#db6a5b',
      500: '#c94a3a',
      600: '#a93527',
      700: '#8c2a1f',
      800: '#6f251d',
      900: '#551f19',
      950: '#2e0f0b',
    }),
    orange: scale({
      50: '#fdf5e8',
      100: '#fae8c9',
      200: '#f4d092',
      300: '#e8b45c',
      400: '#d9972f',
      500: '#b9791a',
      600: '#955d10',
      700: '#75480d',
      800: '#5a380f',
      900: '#452c11',
      950: '#261707',
    }),
  },
} as const;

const modes = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** Between the darkest steps: lighter than the charcoal ground, so that a quiet button is seen on it. */
const subtleDark = { palm: '#1c382c', clay: '#3d281d' } as const;

const palette = (name: 'palm' | 'clay') => ({
  contrast: modes('white', 'white'),
  fg: modes(`{colors.${name}.700}`, `{colors.${name}.300}`),
  subtle: modes(`{colors.${name}.50}`, subtleDark[name]),
  muted: modes(`{colors.${name}.100}`, `{colors.${name}.900}`),
  emphasized: modes(`{colors.${name}.200}`, `{colors.${name}.800}`),
  solid: modes(`{colors.${name}.700}`, `{colors.${name}.600}`),
  focusRing: modes(`{colors.${name}.500}`, `{colors.${name}.400}`),
  border: modes(`{colors.${name}.300}`, `{colors.${name}.700}`),
});

const semanticTokens = {
  // l1: marks inside of controls; l2: controls; l3: cards; sheet: sheets and bands.
  radii: {
    l1: { value: '0.5rem' },
    l2: { value: '0.75rem' },
    l3: { value: '1rem' },
    sheet: { value: '1.5rem' },
  },
  colors: {
    bg: {
      DEFAULT: modes('{colors.gray.50}', '{colors.gray.950}'),
      subtle: modes('#f7f1e7', '#211d19'),
      muted: modes('{colors.gray.100}', '#332c25'),
      emphasized: modes('{colors.gray.200}', '#40382f'),
      panel: modes('#fffdf9', '#29231d'),
      inverted: modes('{colors.gray.900}', '{colors.gray.50}'),
    },
    fg: {
      DEFAULT: modes('{colors.gray.900}', '#f3ece0'),
      muted: modes('{colors.gray.600}', '#bbae9b'),
      subtle: modes('#756855', '#a3967f'),
      inverted: modes('{colors.gray.50}', '{colors.gray.900}'),
      error: modes('#a62b1f', '#f2a093'),
      success: modes('{colors.palm.700}', '{colors.palm.300}'),
      warning: modes('#7a4d06', '#e8be74'),
    },
    border: {
      DEFAULT: modes('{colors.gray.200}', '#463d34'),
      muted: modes('#efe7d9', '#3a322a'),
      emphasized: modes('{colors.gray.300}', '#5c5247'),
      error: modes('#b5372a', '#e4796b'),
    },
    gray: {
      contrast: modes('{colors.gray.50}', '{colors.gray.950}'),
      fg: modes('{colors.gray.800}', '{colors.gray.200}'),
      subtle: modes('{colors.gray.100}', '#332c25'),
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
} as const;

const globalCss = {
  ':root': { '--lead': '1' },
  '[lang=ar]': { '--lead': '1.17' },
  // What is scrolled to, or gets the focus, comes to stand below the header.
  html: {
    colorPalette: 'palm',
    accentColor: '{colors.palm.solid}',
    textSizeAdjust: '100%',
    scrollPaddingBlockStart: '20',
  },
  body: { bg: 'bg', color: 'fg', fontFamily: 'body', lineHeight: 'calc(1.53 * var(--lead))', minHeight: '100dvh' },
  ':lang(ar)': { letterSpacing: 'normal !important' },
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
  // The browser's own ring is thinner than it says, and has no colour of ours in every browser. Under `body`, so that the
  // first style sheet keeps the rule.
  'body :focus-visible': { outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
  // Where the device draws everything in its own few colours, what is chosen keeps a frame.
  '@media (forced-colors: active)': {
    ':is([aria-pressed=true], [aria-current], [aria-selected=true], [data-selected], label:has(:checked))': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
} as const;

export const brand = { tokens, semanticTokens, globalCss };
