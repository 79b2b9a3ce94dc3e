import { LocaleProvider } from '@chakra-ui/react/locale';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem, defineConfig, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { animationStyles, breakpoints, layerStyles, semanticTokens, textStyles, tokens } from '@chakra-ui/react/theme';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Language, languages } from '../../../schema/languages.ts';
import { brand } from '../theme/brand.ts';
import { calendarRecipe } from './calendar.recipe.ts';

const pinInputRecipe = defineSlotRecipe({
  className: 'chakra-pin-input',
  slots: ['root', 'label', 'input', 'control'],
  base: {
    root: { display: 'grid', justifyItems: 'center', gap: '2' },
    label: { fontSize: 'sm', fontWeight: 'medium' },
    control: { display: 'inline-flex', gap: '3', direction: 'ltr' },
    input: {
      inlineSize: '14',
      blockSize: '16',
      textAlign: 'center',
      fontSize: '2xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      outline: 'none',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: '150ms',
      '&[data-filled]': { borderColor: 'palm.focusRing' },
      _focus: { borderColor: 'palm.focusRing', boxShadow: '0 0 0 2px {colors.palm.muted}' },
      _invalid: { borderColor: 'border.error' },
      _disabled: { opacity: '0.5' },
    },
  },
});

type Options = { key: string; speedy?: boolean };

/**
 * Where live Chakra's rules go: a constructed style sheet. Emotion's own sheet puts text into a style element, which
 * a content security policy without inline styles refuses even when the text is empty.
 */
class AdoptedSheet {
  readonly key: string;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  #sheet: CSSStyleSheet | undefined;

  constructor({ key }: Options) {
    this.key = key;
  }

  insert(rule: string): void {
    const sheet = this.#adopted();
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A vendor's rule that this browser does not know.
    }
  }

  /** The rules stay for the next part: a browser styles the whole page anew when a sheet goes. */
  flush(): void {}

  /** Nothing of the island comes from the server. */
  hydrate(): void {}

  /** Made with the first rule: the server reads this file too. */
  #adopted(): CSSStyleSheet {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(this.#sheet);
    }
    return this.#sheet;
  }
}

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

const made = createSystem(defaultBaseConfig, parts, {
  theme: { tokens: brand.tokens, semanticTokens: brand.semanticTokens } as never,
});

/**
 * Reset, variables, keyframes and the order of the layers already stand in the page's own stylesheet; live Chakra adds only
 * its parts' rules, which lie in these layers all the same.
 */
const system = { ...made, _global: [], _config: { ...made._config, disableLayers: true } };

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
