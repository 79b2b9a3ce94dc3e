import { useRef } from 'react';
import { CombinedError, useClient } from 'urql';
import { useLocale } from '../i18n/use-locale.tsx';
import type { Added, LostAnswers, Pieces } from './add-to-cart.ts';

/** Puts pieces into the cart; the code for it, and the cart's own, arrive with the first ones. */
export const useAddPieces = () => {
  const client = useClient();
  const locale = useLocale();
  const lost = useRef<LostAnswers>(new Map());
  return async (pieces: Pieces): Promise<Added> => {
    try {
      const { addPieces } = await import('./add-to-cart.ts');
      return await addPieces(client, locale, lost.current, pieces);
    } catch (error) {
      return { error: new CombinedError({ networkError: error as Error }) } as Added;
    }
  };
};
