import { type Client, createClient } from 'graphql-ws';
import type { Locale } from '../i18n/locale.ts';

/** A socket that connects with its first subscription and closes behind the last. */
export const buildSocket = (locale: Locale): Client => {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('language', locale);
  return createClient({ url: url.href, lazy: true, retryAttempts: 10, keepAlive: 20_000 });
};
