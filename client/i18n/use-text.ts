import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './message-id.ts';

export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;

/** The text of a message in the page's language; an unknown id does not compile. */
export type Text = (id: MessageId, values?: TextValues) => string;

export const useText = (): Text => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
