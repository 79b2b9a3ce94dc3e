import { type Exchange, subscriptionExchange } from 'urql';
import type { Locale } from '../../i18n/locale.ts';
import type { Subscribe } from './socket-subscriptions.ts';

const socketUrl = (locale: Locale) => {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('language', locale);
  return url.href;
};

/** Subscriptions over one WebSocket; its code and its connection arrive with the first subscription. */
export const subscriptions = (locale: Locale): Exchange => {
  let socket: Promise<Subscribe> | undefined;
  const connect = () => {
    socket ??= import('./socket-subscriptions.ts').then(({ subscribeAt }) => subscribeAt(socketUrl(locale)));
    return socket;
  };
  return subscriptionExchange({
    forwardSubscription: (request) => ({
      subscribe: (sink) => {
        let dispose: (() => void) | undefined;
        let ended = false;
        connect().then(
          (subscribe) => {
            if (!ended) dispose = subscribe({ ...request, query: request.query ?? '' }, sink as never);
          },
          (error) => sink.error(error),
        );
        return {
          unsubscribe: () => {
            ended = true;
            dispose?.();
          },
        };
      },
    }),
  });
};
