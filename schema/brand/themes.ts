import type { Theme } from './color-tokens.ts';
import { rawnaqColors } from './rawnaq-colors.ts';
import { rawnaqMark } from './rawnaq-mark.ts';
import { sahra } from './sahra.ts';

/** The default theme. The build has its colours and its mark; any other one is laid over it by a sheet. */
export const rawnaq: Theme = {
  name: { en: 'Rawnaq', ar: 'رونق' },
  mark: rawnaqMark,
  markColors: ['#1f4a38', '#b9d3ad'],
  colors: rawnaqColors,
};

/** By their names in `BRAND_THEME`. */
export const themes = { rawnaq, sahra };
