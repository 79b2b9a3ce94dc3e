import { createContext, use } from 'react';
import type { Texts } from './texts.ts';

const TextsContext = createContext<Texts | null>(null);

export const TextsScope = TextsContext.Provider;

/** The texts of the page's language, for what a plain text cannot say; otherwise `useText`. */
export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There is no TextsScope above this component');
  return texts;
};
