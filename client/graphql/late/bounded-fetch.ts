import { noteNewerBuild } from '../../routing/newer-build.ts';
import { firstPause, longestPause } from './retry-pauses.ts';

/** How long the browser waits for an answer; the server gives up on the provider earlier. */
const timeoutMilliseconds = 15_000;

/**
 * What the server does not understand (400, nothing was executed) is asked again after a pause, mutations included: while
 * a release is under way, the next answer may come from the build that this page is of.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMilliseconds)];
  if (init?.signal) signals.push(init.signal);
  const bounded = { ...init, signal: AbortSignal.any(signals) };
  for (let pause = firstPause; ; pause *= 2) {
    const response = await fetch(input, bounded);
    if (response.status !== 400) return response;
    if (pause > longestPause) {
      noteNewerBuild();
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
