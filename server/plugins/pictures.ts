import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Backend } from '../backend.ts';
import { buildPictureCache } from '../pictures/picture-cache.ts';
import type { SizedPicture } from '../pictures/size-picture.ts';

const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';
/** Nothing in a drawing runs or is fetched, also when it is opened by itself. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const types: Record<SizedPicture['format'], string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

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
      picture = await cache.get(wanted, request.headers.accept ?? '');
    } catch (error) {
      request.log.info({ err: error }, 'a picture could not be shown');
      return refuse(reply);
    }
    const tag = tagOf(picture.bytes);
    reply.header('cache-control', isVersioned(wanted.source) ? forEver : forADay).header('etag', tag);
    if (!wanted.size.isShared) reply.header('vary', 'Accept');
    if (picture.format === 'svg') reply.header('content-security-policy', drawingPolicy);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(types[picture.format]).send(picture.bytes);
  });
});
