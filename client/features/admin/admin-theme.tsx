import { ChakraProvider, createSystem, defaultConfig, LocaleProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { languages } from '../../../schema/languages.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { brand } from '../../ui/theme/brand.ts';

/** Chakra in the shop's colours and letters; reset and order of layers stand in the page's own sheet. */
const system = createSystem(defaultConfig, {
  // The page around it keeps its own lengths, which do not grow with the letters.
  cssVarsPrefix: 'operations',
  preflight: false,
  globalCss: { html: { colorPalette: 'palm' } },
  theme: { tokens: brand.tokens, semanticTokens: brand.semanticTokens as never },
});

/** The policy of the page lets only styles with this nonce in. */
const nonceOfPage = () => document.querySelector<HTMLLinkElement>('link[nonce]')?.nonce;

/** Live Chakra UI for the pages of the operators. Only the browser renders it. */
export const AdminTheme = ({ children }: { children: ReactNode }) => {
  const { intl } = languages[useLocale()];
  const [cache] = useState(() => createCache({ key: 'css', nonce: nonceOfPage() }));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LocaleProvider locale={intl}>{children}</LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
};
