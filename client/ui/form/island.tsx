import { LocaleProvider } from '@chakra-ui/react/locale';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { animationStyles, breakpoints, layerStyles, semanticTokens, textStyles, tokens } from '@chakra-ui/react/theme';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Language, languages } from '../../../schema/languages.ts';
import { brand } from '../theme/brand.ts';
import { AdoptedSheet } from './adopted-sheet.ts';
import { calendarRecipe } from './calendar.recipe.ts';
import { pinInputRecipe } from './pin-input.recipe.ts';

/** Every live part needs its recipe here: one that is left out is silently unstyled. */
const slotRecipes = { pinInput: pinInputRecipe, datePicker: calendarRecipe };

const parts = defineConfig({
  preflight: false,
  cssVarsPrefix: 'chakra',
  theme: {
    breakpoints,
    tokens: tokens as never,
    semanticTokens: semanticTokens as never,
    textStyles,
    layerStyles,
    animationStyles,
    slotRecipes,
  },
});

/** Reset, variables and keyframes already stand in the page's own stylesheet; live Chakra adds only its parts' rules. */
const system = {
  ...createSystem(defaultBaseConfig, parts, {
    theme: { tokens: brand.tokens, semanticTokens: brand.semanticTokens } as never,
  }),
  _global: [],
};

const cache = createCache({ key: 'css' });
cache.sheet = new AdoptedSheet({ key: 'css' }) as never;

/** Calendars and labels are in the language of the page. */
const pageLocale = () => languages[document.documentElement.lang as Language].intl;

type IslandProps = {
  /** The language and direction of the part; else the page's. */
  locale?: string;
  children: ReactNode;
};

/** Live Chakra for parts that arrive in the browser after the page: never rendered on the server. */
export const Island = ({ locale, children }: IslandProps) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      <LocaleProvider locale={locale ?? pageLocale()}>{children}</LocaleProvider>
    </ChakraProvider>
  </CacheProvider>
);
