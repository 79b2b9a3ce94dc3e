import { Client, cacheExchange, fetchExchange } from 'urql';
import type { Locale } from '../../i18n/locale.ts';
import { noteNewerBuild } from '../../routing/newer-build.ts';
import type { Client as ShopClient } from '../client.ts';
import { hearAll, printedAnswers, refuseEmpty, sendAsWritten, subscriptions, toldMutations } from './exchanges.ts';
import { firstPauseMs, isUnknownId, longestPauseMs, namedById, withText } from './named-by-id.ts';

/** How long the browser waits for an answer; the server gives up on the provider earlier. */
const timeoutMs = 15_000;

/** Whether the lists of an answer are older than usual is told above the page; few answers are, or follow one that was. */
const noteAge = ({ headers }: Response) => {
  const told = headers.get('answers-as-of');
  if (!told || (told === 'now' && !document.getElementById('as-of'))) return;
  import('./as-of-line.ts').then(({ showAsOf }) => showAsOf(told)).catch(() => {});
};

/**
 * A request that the server does not understand (400, nothing was executed) is sent again after a pause, mutations too:
 * during a release the next answer may come from the build that this page belongs to. Where only the operation's id is
 * unknown, its text is sent along.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMs)];
  if (init?.signal) signals.push(init.signal);
  const bounded = { ...init, signal: AbortSignal.any(signals) };
  let asked = namedById(JSON.parse(String(init?.body)));
  for (let pause = firstPauseMs; ; pause *= 2) {
    const response = await fetch(input, { ...bounded, body: JSON.stringify(asked) });
    noteAge(response);
    if (response.status !== 400) return response;
    if (pause > longestPauseMs) {
      noteNewerBuild();
      return response;
    }
    if (isUnknownId(await response.text())) asked = await withText(asked);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

/** What asks the server for the browser's client. */
export const openClient = (locale: Locale, client: ShopClient): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: boundedFetch,
    fetchOptions: { headers: { 'accept-language': locale }, credentials: 'same-origin' },
    exchanges: [
      hearAll(client),
      cacheExchange,
      refuseEmpty,
      toldMutations(client),
      printedAnswers(client.answers),
      sendAsWritten,
      fetchExchange,
      subscriptions(locale),
    ],
  });
