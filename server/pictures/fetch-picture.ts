import { readAtMost } from '../http/read-at-most.ts';

/** Milliseconds from the question to the last byte, redirects included. */
const DEADLINE = 6_000;
const MOST_BYTES = 15 * 1024 * 1024;
const MOST_REDIRECTS = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The bytes of a picture. Asked without cookies or tokens, and only of hosts that are allowed, also where one leads to
 * another. Throws for everything else, an answer that is not 200, one of more than 15 MB and a slow one.
 */
export async function fetchPicture(source: URL, isAllowed: (url: URL) => boolean): Promise<Buffer> {
  const signal = AbortSignal.timeout(DEADLINE);
  let url = source;
  for (let turn = 0; turn <= MOST_REDIRECTS; turn += 1) {
    if (!isAllowed(url)) throw new Error(`Pictures of ${url.origin} are not fetched`);
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'image/*' } });
    if (response.status === 200) return readAtMost(response, MOST_BYTES);
    await response.body?.cancel();
    const next = REDIRECTS.has(response.status) ? URL.parse(response.headers.get('location') ?? '', url) : null;
    if (!next) throw new Error(`The picture's host answered ${response.status}`);
    url = next;
  }
  throw new Error('The picture leads from host to host');
}
