/** Light and dark: a colour, or a shade such as `{colors.gray.50}`. */
export type Modes = readonly [light: string, dark: string];

/**
 * The colours of the default theme. `palm` is for buttons, `clay` for accents beside them, whatever a theme makes of
 * them. A scale has eleven shades, from the lightest, 50, to the darkest, 950.
 */
export const rawnaqColors = {
  scales: {
    gray: '#fbf7f0 #f4ede1 #e8decd #d6c8b2 #a99a84 #857763 #665b4b #4c4438 #37312a #27231e #1b1815',
    palm: '#eff6f1 #dbebe1 #b8d8c6 #8bbfa4 #5ca180 #3c8565 #2a6b50 #1f5641 #1a4535 #15382c #0a1f18',
    clay: '#fbf2ec #f5e1d4 #eac2a9 #db9c78 #cb7a4f #b5623a #974d2d #793d26 #5f3221 #4c2a1e #29140d',
    /** For celebration alone: gift cards, medals, the level of a member. No button or link has it. */
    brass: '#fbf6ea #f5e9cf #ead5a4 #d9bd7f #c9a561 #b08a45 #8f6e34 #71562a #5a4524 #483820 #281e0f',
    red: '#fcf1ef #f9dfdb #f2bfb8 #e8968b #db6a5b #c94a3a #a93527 #8c2a1f #6f251d #551f19 #2e0f0b',
    orange: '#fdf5e8 #fae8c9 #f4d092 #e8b45c #d9972f #b9791a #955d10 #75480d #5a380f #452c11 #261707',
  },
  modes: {
    'bg.subtle': ['#f7f1e7', '#211d19'],
    'bg.muted': ['{colors.gray.100}', '#332c25'],
    'bg.emphasized': ['{colors.gray.200}', '#40382f'],
    'bg.panel': ['#fffdf9', '#29231d'],
    'bg.band': ['{colors.clay.50}', '#221b16'],
    fg: ['{colors.gray.900}', '#f3ece0'],
    'fg.muted': ['{colors.gray.600}', '#bbae9b'],
    'fg.subtle': ['#756855', '#a3967f'],
    'fg.error': ['#a62b1f', '#f2a093'],
    'fg.warning': ['#7a4d06', '#e8be74'],
    border: ['{colors.gray.200}', '#463d34'],
    'border.muted': ['#efe7d9', '#3a322a'],
    'border.emphasized': ['{colors.gray.300}', '#5c5247'],
    'border.error': ['#b5372a', '#e4796b'],
    'gray.subtle': ['{colors.gray.100}', '#332c25'],
    // Between the darkest steps: lighter than the charcoal ground, so that a quiet button is seen on it.
    'palm.subtle': ['{colors.palm.50}', '#1c382c'],
    'clay.subtle': ['{colors.clay.50}', '#3d281d'],
  },
} satisfies { scales: Record<string, string>; modes: Record<string, Modes> };

/** The colours of a theme, which are all that the default one has. */
export type Colors = {
  scales: Record<keyof typeof rawnaqColors.scales, string>;
  modes: Record<keyof typeof rawnaqColors.modes, Modes>;
};
