import { createContext, type ReactNode, use } from 'react';
import type { Locale } from './locale.ts';

const LocaleContext = createContext<Locale>('en');

export const useLocale = (): Locale => use(LocaleContext);

export const LocaleScope = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);
