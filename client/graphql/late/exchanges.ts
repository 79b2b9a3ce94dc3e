import { cacheExchange, composeExchanges, type Exchange, fetchExchange, ssrExchange } from '@urql/core';
import type { Locale } from '../../i18n/locale.ts';
import type { ServerState } from '../printed-answers.ts';
import { mutationWatches } from './mutation-watches.ts';
import { noticeRefusedSessions } from './notice-refused-sessions.ts';
import { sendAsWritten } from './send-as-written.ts';
import { subscriptions } from './subscriptions.ts';
import { toldMutations } from './told-mutations.ts';

export { boundedFetch } from './bounded-fetch.ts';

/** The exchanges between the browser's client and the network. */
export const networkExchanges = (locale: Locale, state: ServerState): Exchange =>
  composeExchanges([
    noticeRefusedSessions,
    mutationWatches,
    cacheExchange,
    toldMutations,
    ssrExchange({ isClient: true, initialState: state }),
    sendAsWritten,
    fetchExchange,
    subscriptions(locale),
  ]);
