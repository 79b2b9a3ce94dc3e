import { LRUCache } from 'lru-cache';
import { readAtMost } from '../http/read-at-most.ts';
import type { KeptBytes } from '../memory/kept-memory.ts';
import { CallGate } from '../provider/call-gate.ts';
import type { PictureRequest, PictureUrls } from './picture-urls.ts';
import { formatClass, type SizedPicture, sizePicture } from './size-picture.ts';

/** Milliseconds from the question to the last byte, redirects included. */
const deadlineMs = 6_000;
const mostBytes = 15 * 1024 * 1024;
const mostRedirects = 2;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * The bytes of a picture. Asked without cookies or tokens, and only of hosts that are allowed, also where one leads to
 * another. Throws for everything else, an answer that is not 200, one of more than 15 MB and a slow one.
 */
const fetchPicture = async (source: URL, isAllowed: (url: URL) => boolean): Promise<Buffer> => {
  const signal = AbortSignal.timeout(deadlineMs);
  let url = source;
  for (let turn = 0; turn <= mostRedirects; turn += 1) {
    if (!isAllowed(url)) throw new Error(`Pictures of ${url.origin} are not fetched`);
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'image/*' } });
    if (response.status === 200) return readAtMost(response, mostBytes);
    await response.body?.cancel();
    const next = redirects.has(response.status) ? URL.parse(response.headers.get('location') ?? '', url) : null;
    if (!next) throw new Error(`The picture's host answered ${response.status}`);
    url = next;
  }
  throw new Error('The picture leads from host to host');
};

const megabyte = 1024 * 1024;
const hourMs = 3_600_000;
/** Milliseconds in which the other widths of a picture are usually asked for. */
const sourceStaysMs = 60_000;
/** Milliseconds in which a picture that failed is not tried again. */
const failureStaysMs = 10_000;
const mostFailures = 1_000;
const fetchedAtOnce = 8;
const longestLine = 300;
/** Milliseconds that a browser waits in each queue. */
const patienceMs = 8_000;

/** One picture must not push all the others out. */
const keptPictures = <Picture extends { bytes: Buffer }>(
  maxSize: number,
  stay: { ttl: number; ttlAutopurge?: boolean },
): LRUCache<string, Picture> => {
  const sizeCalculation = ({ bytes }: Picture) => bytes.length || 1;
  return new LRUCache({ maxSize, maxEntrySize: maxSize / 4, sizeCalculation, ...stay });
};

/** Throws when there are too many to wait for. */
const inTurn = async <Result>(gate: CallGate, work: () => Promise<Result>): Promise<Result> => {
  if (!(await gate.enter(AbortSignal.timeout(patienceMs)))) throw new Error('Too many pictures are waiting');
  try {
    return await work();
  } finally {
    gate.leave();
  }
};

/** Fetches the provider's pictures and makes them small, each once, one at a time, so that pages are not held up. */
export class PictureCache {
  readonly #urls: PictureUrls;
  readonly #sized = keptPictures<SizedPicture>(32 * megabyte, { ttl: 24 * hourMs });
  readonly #sources = keptPictures<{ bytes: Buffer }>(16 * megabyte, { ttl: sourceStaysMs, ttlAutopurge: true });
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #failures = new LRUCache<string, true>({ max: mostFailures, ttl: failureStaysMs });
  readonly #fetching = new CallGate(fetchedAtOnce, longestLine);
  readonly #sizing = new CallGate(1, longestLine);

  constructor(urls: PictureUrls) {
    this.#urls = urls;
  }

  memory(): KeptBytes {
    const caches = [this.#sized, this.#sources];
    return {
      bytes: caches.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
      mostBytes: caches.reduce((sum, { maxSize }) => sum + maxSize, 0),
    };
  }

  /** Rejects when there is no picture, with the reason. */
  async get({ source, size }: PictureRequest, accept: string): Promise<SizedPicture> {
    const name = `${source.href} ${size.width} ${formatClass(accept, size)}`;
    const kept = this.#sized.get(name);
    if (kept) return kept;
    this.#refuseFailed(source.href);
    return this.#once(name, async () => {
      const bytes = await this.#sourceOf(source);
      const sized = await inTurn(this.#sizing, () => this.#noting(source, sizePicture(bytes, size, accept)));
      this.#sized.set(name, sized);
      return sized;
    });
  }

  async #sourceOf(source: URL): Promise<Buffer> {
    const kept = this.#sources.get(source.href);
    if (kept) return kept.bytes;
    return this.#once(source.href, async () => {
      const isAllowed = (url: URL) => this.#urls.isAllowed(url);
      const bytes = await inTurn(this.#fetching, () => this.#noting(source, fetchPicture(source, isAllowed)));
      this.#sources.set(source.href, { bytes });
      return bytes;
    });
  }

  #once<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#underWay.get(name);
    if (running) return running as Promise<Result>;
    const working = work().finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, working);
    return working;
  }

  #refuseFailed(source: string): void {
    if (this.#failures.has(source)) throw new Error('This picture has just failed');
  }

  /** A picture that only waited too long may be tried again at once; one that failed by itself not. */
  async #noting<Result>(source: URL, work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      this.#failures.set(source.href, true);
      throw error;
    }
  }
}
