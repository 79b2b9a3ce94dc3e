import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Text } from './message-id.ts';

/** `formatMessage` of react-intl for texts without tags, as a function of the id. */
export const useText = (): Text => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
