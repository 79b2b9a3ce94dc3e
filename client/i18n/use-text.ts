import { createContext, use } from 'react';
import type { ShopIntl } from './dictionary.ts';
import type { Text } from './message-id.ts';

export const IntlContext = createContext<ShopIntl | null>(null);

export const useShopIntl = (): ShopIntl => {
  const intl = use(IntlContext);
  if (!intl) throw new Error('There is no dictionary above this component');
  return intl;
};

export const useText = (): Text => useShopIntl().text;
