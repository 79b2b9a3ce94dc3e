import { type Exchange, subscriptionExchange } from '@urql/core';
import type { Client as SocketClient } from 'graphql-ws';
import type { Locale } from '../i18n/locale.ts';

const socketUrl = (locale: Locale) => {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('language', locale);
  return url.href;
};

/** Subscriptions over one WebSocket; its code and its connection arrive with the first subscription. */
export const subscriptions = (locale: Locale): Exchange => {
  let socket: Promise<SocketClient> | undefined;
  const connect = () => {
    socket ??= import('graphql-ws').then(({ createClient }) =>
      createClient({ url: socketUrl(locale), lazy: true, retryAttempts: 10, keepAlive: 20_000 }),
    );
    return socket;
  };
  return subscriptionExchange({
    forwardSubscription: (request) => ({
      subscribe: (sink) => {
        let dispose: (() => void) | undefined;
        let ended = false;
        connect().then(
          (client) => {
            if (!ended) dispose = client.subscribe({ ...request, query: request.query ?? '' }, sink as never);
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
