import type { Client as Socket } from 'graphql-ws';
import {
  type Client,
  CombinedError,
  cacheExchange,
  createClient,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  type SSRData,
  ssrExchange,
  subscriptionExchange,
} from 'urql';
import type { Locale } from '../i18n/locale.ts';
import { noteNewerBuild } from '../routing/newer-build.ts';
import type { PaymentState } from './generated/enums.ts';
import { keepShownAnswers } from './keep-shown-answers.ts';
import { callWatches } from './watch-client.ts';

/** How long the browser waits for an answer; the server gives up on the provider earlier. Milliseconds. */
const timeoutMs = 15_000;

/** The page says when the lists of an answer are older than usual. Few answers are, or follow an older one. */
const noteAge = ({ headers }: Response) => {
  const asOf = headers.get('answers-as-of');
  if (!asOf || (asOf === 'now' && !document.getElementById('as-of'))) return;
  import('./as-of-line.ts').then(({ showAsOf }) => showAsOf(asOf)).catch(() => {});
};

const boundedFetch: typeof fetch = async (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMs)];
  if (init?.signal) signals.push(init.signal);
  const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  noteAge(response);
  // The server runs another build than this page and does not know the operation.
  if (response.status === 400) noteNewerBuild();
  return response;
};

type PaymentAnswer = Record<'paymentStatus' | 'checkPayment', { state: PaymentState } | undefined> | undefined;

const withoutAmountTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutAmountTypes);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name, field]) => name !== '__typename' || field !== 'Money');
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutAmountTypes(field)]));
};

/** An amount has no identity: by its type name, each change of the cart would refetch every list that shows prices. */
const refetchNothingForAmounts = mapExchange({
  onResult: (result) =>
    result.operation.kind === 'mutation' ? { ...result, data: withoutAmountTypes(result.data) } : result,
});

/** The types that the end of a payment changes: the customer may have paid with points, their wallet or a gift card. */
const changedByPayment = ['Booking', 'Cart', 'GiftCard', 'GiftCardDetails', 'Profile'];

/**
 * When an answer says that a payment has ended, urql refetches the changed types. Answers of a socket do so by the type
 * names in their context.
 */
const refreshAfterPayment = mapExchange({
  onResult: (result) => {
    const { paymentStatus, checkPayment } = (result.data ?? {}) as NonNullable<PaymentAnswer>;
    const state = (paymentStatus ?? checkPayment)?.state;
    if (state !== 'PAID' && state !== 'FAILED') return result;
    const { operation } = result;
    const context = { ...operation.context, additionalTypenames: changedByPayment };
    return { ...result, operation: makeOperation(operation.kind, operation, context) };
  },
});

/**
 * A page that is being left cancels its requests and has no further task: a failure that waits for one undoes nothing
 * there, neither a gift nor a choice that the next page reads.
 */
const failInNextTask = mapExchange({
  onResult: (result) =>
    result.error?.networkError ? new Promise((resolve) => setTimeout(() => resolve(result))) : result,
});

/** An answer with neither data nor an error, as something between browser and server may give, is a failure. */
const refuseEmpty = mapExchange({
  onResult: (result) =>
    result.data || result.error ? result : { ...result, error: new CombinedError({ graphQLErrors: ['Empty answer'] }) },
});

/** Subscriptions over one WebSocket. Its code and its connection arrive with the first subscription. */
const subscriptions = (locale: Locale): Exchange => {
  let socket: Promise<Socket> | undefined;
  const open = () => {
    socket ??= import('./socket.ts').then(({ buildSocket }) => buildSocket(locale));
    return socket;
  };
  return subscriptionExchange({
    forwardSubscription: (request) => ({
      subscribe: (sink) => {
        let dispose: (() => void) | undefined;
        let hasEnded = false;
        open().then(
          (socket) => {
            if (!hasEnded) dispose = socket.subscribe({ ...request, query: request.query ?? '' }, sink as never);
          },
          (error) => sink.error(error),
        );
        return {
          unsubscribe: () => {
            hasEnded = true;
            dispose?.();
          },
        };
      },
    }),
  });
};

/** The browser's urql client. `answers` are the answers in the server's page; they are not asked for again. */
export const buildClient = (locale: Locale, answers: SSRData): Client =>
  createClient({
    url: '/graphql',
    preferGetMethod: false,
    fetch: boundedFetch,
    fetchOptions: { headers: { 'accept-language': locale }, credentials: 'same-origin' },
    exchanges: [
      callWatches,
      keepShownAnswers,
      cacheExchange,
      refetchNothingForAmounts,
      refreshAfterPayment,
      refuseEmpty,
      failInNextTask,
      ssrExchange({ isClient: true, initialState: answers }),
      fetchExchange,
      subscriptions(locale),
    ],
  });
