import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Backend } from '../backend.ts';
import { readAtMost } from '../http/read-at-most.ts';
import type { PictureRequest, PictureUrls } from '../pictures/picture-urls.ts';
import { formatClass, type SizedPicture, sizePicture } from '../pictures/size-picture.ts';
import { buildCallGate } from '../provider/call-gate.ts';

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
const fetchedAtOnce = 8;
const longestLine = 300;
/** A browser waits 8 s in each queue. */
const patience = () => AbortSignal.timeout(8_000);

/** One picture must not push all the others out; two who ask for one share its making. */
const keptPictures = <Picture extends { bytes: Buffer }, Wanted extends object>(
  maxSize: number,
  stay: { ttl: number; ttlAutopurge?: boolean },
  make: (wanted: Wanted) => Promise<Picture>,
): LRUCache<string, Picture, Wanted> => {
  const sizeCalculation = ({ bytes }: Picture) => bytes.length || 1;
  return new LRUCache<string, Picture, Wanted>({
    maxSize,
    maxEntrySize: maxSize / 4,
    sizeCalculation,
    ...stay,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context }) => make(context),
  });
};

type WantedPicture = PictureRequest & { accept: string };

/** The bytes of a picture as its host has it, or its error. */
type Source = { bytes: Buffer; error?: unknown };

/** Fetches the provider's pictures and makes them small, each once, one at a time, so that pages are not held up. */
const buildPictureCache = (urls: PictureUrls) => {
  const fetching = buildCallGate(fetchedAtOnce, longestLine);
  const sizing = buildCallGate(1, longestLine);

  /** A picture that only waited too long may be tried again at once; one that failed by itself not. */
  const noteFailure = (source: URL) => (error: unknown) => {
    sources.set(source.href, { bytes: Buffer.of(), error }, { ttl: failureStaysMs });
    throw error;
  };

  const sources = keptPictures<Source, URL>(
    16 * megabyte,
    { ttl: sourceStaysMs, ttlAutopurge: true },
    async (source) => {
      const isAllowed = (url: URL) => urls.isAllowed(url);
      const fetched = () => fetchPicture(source, isAllowed).catch(noteFailure(source));
      return { bytes: await fetching(patience(), fetched) };
    },
  );
  const sizedPictures = keptPictures(32 * megabyte, { ttl: 24 * hourMs }, async (wanted: WantedPicture) => {
    const { source, size, accept } = wanted;
    const { bytes, error } = await sources.forceFetch(source.href, { context: source });
    if (error) throw error;
    return sizing(patience(), () => sizePicture(bytes, size, accept).catch(noteFailure(source)));
  });

  return {
    memory: () => ({
      bytes: sizedPictures.calculatedSize + sources.calculatedSize,
      mostBytes: sizedPictures.maxSize + sources.maxSize,
    }),

    get: (wanted: WantedPicture): Promise<SizedPicture> => {
      const { source, size, accept } = wanted;
      return sizedPictures.forceFetch(`${source.href} ${size.width} ${formatClass(accept, size)}`, { context: wanted });
    },
  };
};

const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

/** A URL with a version in it, such as `?v=3` or `photo.3f9a2c71.jpg`, shows the same for ever. */
const isVersioned = ({ pathname, search }: URL) => search !== '' || /[._-][0-9a-f]{8,}\.\w+$/i.test(pathname);

const tagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;

const refuse = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no picture here');

/** `GET /p/…`: the provider's pictures from our own origin, as small as the screen wants them; 404 for every failure. */
export const pictures = fastifyPlugin<{ backend: Backend }>(async (app, { backend }) => {
  const cache = buildPictureCache(backend.pictures);
  backend.memory.set('PICTURES', cache.memory);
  app.get('/p/*', async (request, reply) => {
    const wanted = backend.pictures.read(request.url);
    if (!wanted) return refuse(reply);
    let picture: SizedPicture;
    try {
      picture = await cache.get({ ...wanted, accept: request.headers.accept ?? '' });
    } catch (error) {
      request.log.info({ err: error }, 'a picture could not be shown');
      return refuse(reply);
    }
    const tag = tagOf(picture.bytes);
    reply.header('cache-control', isVersioned(wanted.source) ? forEver : forADay).header('etag', tag);
    if (!wanted.size.isShared) reply.header('vary', 'Accept');
    reply.type(picture.format === 'svg' ? 'image/svg+xml' : `image/${picture.format}`);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(picture.bytes);
  });
});
