import type { InEachLanguage } from '../languages.ts';
import type { Colors } from './color-tokens.ts';

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
