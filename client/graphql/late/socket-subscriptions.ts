import { type Client, createClient, type Sink, type SubscribePayload } from 'graphql-ws';
import { noteNewerBuild } from '../../routing/newer-build.ts';
import { firstPauseMs, isUnknownId, longestPauseMs, namedById, withText } from './named-by-id.ts';

/** Returns the function that unsubscribes. */
export type Subscribe = (request: SubscribePayload, sink: Sink) => () => void;

const isNotUnderstood = (error: unknown): boolean =>
  Array.isArray(error) && error.some(({ extensions }) => extensions?.code === 'GRAPHQL_INVALID');

/**
 * One socket for all subscriptions. A subscription that the server does not understand is sent again over a new socket,
 * which may lead to another build; subscriptions that go on keep theirs. `texts` is where the texts of other operations than
 * those of this build are.
 */
export const subscribeAt = (url: string, texts?: string): Subscribe => {
  const open = (): Client => createClient({ url, lazy: true, retryAttempts: 10, keepAlive: 20_000 });
  let newest = open();
  return (request, sink) => {
    let pause = firstPauseMs;
    let stop: () => void;
    let asked = namedById<Partial<SubscribePayload>>(request);
    let hasStopped = false;
    const ask = () => {
      const socket = newest;
      const fail = (error: unknown) => {
        if (!isNotUnderstood(error)) return sink.error(error);
        if (pause > longestPauseMs) {
          noteNewerBuild();
          return sink.error(error);
        }
        const timer = setTimeout(async () => {
          if (isUnknownId(JSON.stringify(error))) asked = await withText(asked, texts);
          if (hasStopped) return;
          if (newest === socket) newest = open();
          ask();
        }, pause);
        pause *= 2;
        stop = () => {
          hasStopped = true;
          clearTimeout(timer);
        };
      };
      // The protocol wants a text, even where an id says it all.
      stop = socket.subscribe({ ...asked, query: asked.query ?? '' } as SubscribePayload, {
        next: (value) => sink.next(value),
        error: fail,
        complete: () => sink.complete(),
      });
    };
    ask();
    return () => stop();
  };
};
