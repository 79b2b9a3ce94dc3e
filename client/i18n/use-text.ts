import { useIntl } from 'react-intl';
import type { ShopIntl } from './dictionary.ts';
import type { Text } from './message-id.ts';

/** What `RawIntlProvider` holds, which is less and more than react-intl's own. */
export const useShopIntl = () => useIntl() as unknown as ShopIntl;

export const useText = (): Text => useShopIntl().text;
